import type { ElementContext, ElementModel } from '../../shared/element/entry/context.ts'
import { type BaseModel, openBase } from '../../shared/element/view/base-model.ts'
import { type LoadOnce, loadOnce } from '../../shared/element/view/load-once.ts'
import type { AccountActions, ActionsModel } from './actions.ts'
import type { AccountDeclaration } from './declaration.ts'
import type { AccountEvents } from './docs.ts'
import first from './first.css?inline'
import { createAccountStore, open, type Screen } from './state.ts'

/** Everything of one `<tw-account>` except its looks. */
export interface AccountModel
  extends BaseModel,
    ElementModel<AccountDeclaration>,
    Omit<ActionsModel, keyof BaseModel> {
  /** Loaded by the first call; a failed load is repeated by the next one. */
  readonly actions: LoadOnce<AccountActions>
  /** Signs in or sends a code, or shows what is wrong with the form of the first view. */
  submit(): Promise<void>
  /** To the step before, which keeps what was typed. */
  back(): void
  /** Ends the question whether to sign in again; a cancelled one leads away. */
  answerPrompt(answer: 'cancel' | 'sign in'): void
}

export function openModel(
  context: ElementContext<AccountDeclaration, AccountEvents>,
): AccountModel {
  /** Of a checked code. Only here and in the header of a call: in no state, storage, document or event. */
  let token = ''
  let { screen, signedOut } = context.properties()
  const state = createAccountStore(screen, signedOut)

  const base = openBase(context, {
    token: () => token,
    closing(reason, to) {
      const isSigningIn = state.getState().screen === 'sign-in'
      const retry = () => {
        actions.loaded()?.startAgain()
        base.reopen()
      }
      return { to, reason, about: isSigningIn ? 'no-token' : 'code', retry }
    },
  })
  base.adopt(first)

  const actions = loadOnce(async () => (await import('./actions.ts')).createActions(model))

  const show = (next: Screen) => {
    actions.loaded()?.forget()
    state.setState(open(next))
    const { step } = state.getState()
    context.emit('tw-step', { step, screen: next })
  }

  const model: AccountModel = {
    ...base,
    state,
    actions,
    show,
    async submit() {
      if (state.getState().busy) return
      state.setState({ busy: 'send', issues: {} })
      try {
        await (await actions()).submit()
      } catch (cause) {
        state.setState({ busy: undefined, issues: { account: 'network' } })
        base.report({ kind: 'network', cause })
      }
    },
    back() {
      const loaded = actions.loaded()
      if (loaded) loaded.back()
      else show('sign-in')
    },
    answerPrompt(answer) {
      state.setState({ isPrompting: false })
      if (answer === 'cancel') context.emit('tw-navigate', { to: '/', reason: 'canceled' })
    },
    setToken: (next) => {
      token = next
    },
    emit: context.emit,
    properties: () => context.properties(),
    update(properties) {
      base.update(properties)
      if (properties.signedOut !== signedOut) state.setState({ isPrompting: properties.signedOut })
      signedOut = properties.signedOut
      if (properties.screen !== screen) show(properties.screen)
      screen = properties.screen
    },
  }
  return model
}
