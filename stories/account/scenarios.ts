import type { AccountModel } from '../../elements/account/model/model.ts'
import type { AccountState } from '../../elements/account/model/state.ts'

export const email = 'holder@example.com'
export const password = 'Custody2026'

/** 254 characters: the longest address there is. */
export const longEmail = `${'a.very.long.name.'.repeat(4).slice(0, 63)}x@${'trust-and-custody.'.repeat(10)}of-sample`

/** Scenarios lead to the states of the stories as a user would. */
export const typed =
  (form: Partial<AccountState>) =>
  async ({ store, submit }: AccountModel): Promise<void> => {
    store.setState(form)
    await submit()
  }

export const toCode =
  (code = '', form: Partial<AccountState> = { email }) =>
  async (model: AccountModel): Promise<void> => {
    await typed(form)(model)
    const actions = await model.actions()
    actions.setCode(code)
    if (code.length === 6) await actions.check()
  }

export const toPassword =
  (form: Partial<AccountState> = {}) =>
  async (model: AccountModel): Promise<void> => {
    await toCode('482913')(model)
    model.store.setState(form)
  }

/** Sends the passwords: a registration reaches TERMS, a reset SUCCESS. */
export const afterPassword =
  (form: Partial<AccountState> = {}) =>
  async (model: AccountModel): Promise<void> => {
    await toPassword({ password, confirmation: password, ...form })(model)
    await (await model.actions()).setPassword()
  }

/** Set directly: a running countdown would leave the screen. */
export const succeeded = async (model: AccountModel): Promise<void> => {
  await toPassword()(model)
  model.store.setState({ step: 'SUCCESS', redirectSeconds: 4 })
}

const person = { name: 'Alex Chen', region: 'TW', hasConsent: true }

export const registered =
  (form: Partial<AccountState> = person) =>
  async (model: AccountModel): Promise<void> => {
    await afterPassword(form)(model)
    await (await model.actions()).register()
  }
