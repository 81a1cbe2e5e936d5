import type { ElementContext, ElementModel } from '../../shared/element/entry/context.ts'
import { type BaseModel, openBase } from '../../shared/element/view/base-model.ts'
import { type LoadOnce, loadOnce } from '../../shared/element/view/load-once.ts'
import type { ActionsModel, LookupActions } from './actions.ts'
import type { FundLookupDeclaration } from './declaration.ts'
import type { FundLookupEvents } from './docs.ts'
import first from './first.css?inline'
import { createLookupStore } from './state.ts'

/** Everything of one `<tw-fund-lookup>` except its looks. */
export interface LookupModel
  extends BaseModel,
    ElementModel<FundLookupDeclaration>,
    Omit<ActionsModel, keyof BaseModel> {
  /** Loaded by the first call; a failed load is repeated by the next one. */
  readonly actions: LoadOnce<LookupActions>
  /** Sends a code to the typed address, or shows what is wrong with it. */
  submit(): Promise<void>
}

export function openModel(
  context: ElementContext<FundLookupDeclaration, FundLookupEvents>,
): LookupModel {
  /** Only here and in the header of a call: in no state, storage, document or event. */
  let token = ''
  const state = createLookupStore()

  const base = openBase(context, {
    token: () => token,
    closing(reason, to) {
      actions.loaded()?.forget()
      const retry = () => {
        actions.loaded()?.back()
        base.reopen()
      }
      return { to, reason, about: 'code', retry }
    },
  })
  base.adopt(first)

  const actions = loadOnce(async () => (await import('./actions.ts')).createActions(model))

  const model: LookupModel = {
    ...base,
    state,
    actions,
    async submit() {
      if (state.getState().busy) return
      state.setState({ busy: 'send', emailIssue: undefined })
      try {
        await (await actions()).send()
      } catch (cause) {
        state.setState({ busy: undefined, emailIssue: 'network' })
        base.report({ kind: 'network', cause })
      }
    },
    setToken: (next) => {
      token = next
    },
    emit: context.emit,
    botCheck: () => context.properties().botCheck,
    update: (properties) => base.update(properties),
  }
  return model
}
