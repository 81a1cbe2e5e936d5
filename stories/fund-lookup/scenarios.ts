import type { LookupModel } from '../../elements/fund-lookup/model/model.ts'

export const email = 'holder@example.com'

/** 254 characters: the longest address there is. */
export const longEmail = `${'a.very.long.name.'.repeat(4).slice(0, 63)}x@${'trust-and-custody.'.repeat(10)}of-sample`

/** Scenarios lead to the states of the stories as a user would. */
export const typed =
  (address: string) =>
  async ({ store, submit }: LookupModel): Promise<void> => {
    store.setState({ typed: address })
    await submit()
  }

export const toCode =
  (code = '', address = email) =>
  async (model: LookupModel): Promise<void> => {
    await typed(address)(model)
    const actions = await model.actions()
    actions.setCode(code)
    if (code.length === 6) await actions.check()
  }

export const toValue = toCode('482913')
