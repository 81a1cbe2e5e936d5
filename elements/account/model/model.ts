import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type LoadOnce, loadOnce } from '../../../shared/api/loading/load-once.ts'
import { keptPrefix } from '../../../shared/api/storage/forget-kept.ts'
import { hasStored } from '../../../shared/api/storage/has-stored.ts'
import type { ElementContext, ElementModel } from '../../../shared/element/entry/context.ts'
import type { RestModule } from '../../../shared/element/entry/rest-module.ts'
import { type ElementBase, openBase } from '../../../shared/element/model/base-model.ts'
import type { Screen } from '../../../shared/element/model/base-state.ts'
import type { ModelParts } from '../../../shared/element/model/parts.ts'
import { createRest, type Rest } from '../../../shared/element/model/rest.ts'
import type { AccountDeclaration, AccountEvents } from '../declaration.ts'
import first from '../sign-in/first.css?inline'
import type { AccountHost, LoadedActions } from './actions.ts'
import {
  type AccountStore,
  createAccountStore,
  open,
  type ScreenName,
  stepBefore,
} from './state.ts'

/** State and calls of one `<tw-account>`; no React. */
export interface AccountModel extends ModelParts {
  readonly store: AccountStore
  /** Loaded by the first call; a failed load is repeated by the next one. */
  readonly actions: LoadOnce<LoadedActions>
  /** Everything after the first view. */
  readonly rest: LoadOnce<Rest<unknown, LoadedActions>>
  /** Signs in or sends a code, or shows what is wrong with the form of the first view. */
  submit(): Promise<void>
  /** Goes to a screen: the account stays, passwords and code are forgotten. */
  show(screen: ScreenName): void
  /** Goes to the previous step, which keeps its input. */
  stepBack(): void
  /** Answers the question whether to sign in again: at the form of sign-in; a cancel leads away. */
  answerPrompt(answer: 'cancel' | 'sign in'): void
}

/** One `<tw-account>`, with the model of its views. */
export type AccountElementModel = Omit<ElementBase, 'update'> &
  ElementModel<AccountDeclaration> & { readonly model: AccountModel }

/** As in `declaration.ts`. The steps after the first have their titles in `actions.ts`. */
const firstTitles: Readonly<Record<ScreenName, MessageDescriptor>> = {
  'sign-in': msg`Sign in`,
  register: msg`Create an account`,
  reset: msg`Reset your password`,
}

/** What the model uses of `rest.ts`. */
interface AccountRest extends RestModule {
  createActions(model: AccountModel, host: AccountHost): Promise<LoadedActions>
}

export function openModel(
  context: ElementContext<AccountDeclaration, AccountEvents, AccountRest>,
): AccountElementModel {
  /** Of a checked code. Only here and in a header: in no state, storage, document or event. */
  let token = ''
  let { properties } = context
  const store = createAccountStore(properties.screen, properties.signedOut)

  /** The request may take effect: the person stays for the outcome. */
  const isSaving = () => store.getState().busy === 'save'

  const shown = (): Screen => {
    const now = store.getState()
    const { step, screen } = now
    const isFirst = step === 'SIGN_IN' || step === 'ACCOUNT'
    const title = isFirst ? firstTitles[screen] : actions.loaded()?.titleOf(step, now)
    return {
      step: { step, screen },
      title: title ? base.texts.i18n._(title) : '',
      back: isSaving() ? () => {} : stepBefore(now) && model.stepBack,
    }
  }

  const base: ElementBase = openBase(context, {
    token: () => token,
    first: { step: 'SIGN_IN', screen: 'sign-in' },
    screen: shown,
    ended: msg`Start again.`,
    createClosingMessage(reason, to) {
      const isSigningIn = store.getState().screen === 'sign-in'
      const retry = () => {
        actions.loaded()?.startAgain()
        base.messages.reopen()
      }
      return { to, reason, about: isSigningIn ? 'no-token' : 'code', retry }
    },
  })
  base.root.addStyles(first)

  const host: AccountHost = {
    setToken: (next) => {
      token = next
    },
    emit: context.emit,
    postNow: context.postNow,
    properties: () => properties,
  }
  const actions = loadOnce(async () => (await context.loadRest()).createActions(model, host))

  /** Of the open screen: what was begun at an earlier one no longer counts. */
  let visit = {}
  const show = (next: ScreenName) => {
    visit = {}
    actions.loaded()?.forget()
    store.setState(open(next))
  }

  const model: AccountModel = {
    session: base.session,
    messages: base.messages,
    texts: base.texts,
    root: base.root,
    screen: { ...base.screen, current: shown },
    store,
    actions,
    rest: createRest(base, context.loadRest, actions),
    show,
    async submit() {
      if (store.getState().busy) return
      const own = visit
      store.setState({ busy: 'send', issues: {} })
      try {
        const { submit } = await actions()
        if (visit === own) await submit()
      } catch (cause) {
        if (visit !== own) return
        store.setState({ busy: undefined, issues: { account: 'network' } })
        base.messages.report({ kind: 'network', cause })
      }
    },
    stepBack() {
      const loaded = actions.loaded()
      if (loaded) loaded.back()
      else show('sign-in')
    },
    answerPrompt(answer) {
      store.setState({ isPrompting: false })
      if (answer === 'cancel') context.emit('tw-navigate', { to: '/', reason: 'canceled' })
      else if (store.getState().step !== 'SIGN_IN' && !isSaving()) show('sign-in')
    },
  }
  store.subscribe(base.screen.tellStep)
  // What was typed before a reload is in the form before the person is.
  if (hasStored(`${keptPrefix}tw-account:`)) actions().catch(() => undefined)
  return {
    ...base,
    model,
    update(next) {
      const before = properties
      properties = next
      base.update(next)
      if (next.signedOut !== before.signedOut) store.setState({ isPrompting: next.signedOut })
      if (next.screen !== before.screen && !isSaving()) show(next.screen)
    },
  }
}
