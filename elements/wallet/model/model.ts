import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createStore } from 'zustand/vanilla'
import { type LoadOnce, loadOnce } from '../../../shared/api/loading/load-once.ts'
import type { ElementContext, ElementModel } from '../../../shared/element/entry/context.ts'
import type { Properties } from '../../../shared/element/entry/declaration.ts'
import type { RestModule } from '../../../shared/element/entry/rest-module.ts'
import {
  openBase,
  type SessionModel,
  type UpdatableBase,
} from '../../../shared/element/model/base-model.ts'
import type { Screen } from '../../../shared/element/model/base-state.ts'
import type { PersonModel } from '../../../shared/element/model/current-person.ts'
import { createRest, type Rest } from '../../../shared/element/model/rest.ts'
import type { EarlierTokens } from '../../../shared/orders/open-drafts.ts'
import {
  createModelOrders,
  type ModelOrders,
} from '../../../shared/orders/submission/model-orders.ts'
import type { Step, WalletDeclaration, WalletEvents } from '../declaration.ts'
import first from '../hub/hub.css?inline'
import { hasDrafts } from '../order/has-drafts.ts'
import { nothingSubmitted, type Outcome, type SubmissionState } from '../order/submission-state.ts'
import type { ActionsModel, WalletActions } from './actions.ts'
import { createWalletStore, stepOf } from './state.ts'

/** State and calls of one `<tw-wallet>` for one person; no React. */
export interface WalletModel
  extends SessionModel,
    PersonModel,
    ActionsModel,
    Omit<ModelOrders<Outcome, WalletActions, WalletModel>, 'successor'> {
  /** Everything after HUB. */
  readonly rest: LoadOnce<Rest<unknown, WalletActions>>
  /** What HUB shows below its actions may be shown. */
  readonly hubDetails: LoadOnce<true>
  screen(): WalletScreen
  /** Asks the host page to open `<tw-transfer>`. */
  openTransfer(reason: 'deposit' | 'withdraw', isUsd: boolean): void
}

/** One `<tw-wallet>`; it outlives the person who uses it. */
type WalletElementModel = UpdatableBase<WalletModel> & ElementModel<WalletDeclaration>

/** The key in session storage that remembers hidden balances; it holds nothing about a person. */
const hiddenKey = 'tw-wallet-hidden'

/** Some webviews allow no session storage. */
const areHidden = (): boolean => {
  try {
    return sessionStorage.getItem(hiddenKey) === '1'
  } catch {
    return false
  }
}

const keepHidden = (isHidden: boolean): void => {
  try {
    if (isHidden) sessionStorage.setItem(hiddenKey, '1')
    else sessionStorage.removeItem(hiddenKey)
  } catch {}
}

/** What the model uses of `rest.ts`. */
interface WalletRest extends RestModule {
  createActions(model: ActionsModel, earlier: EarlierTokens): Promise<WalletActions>
}

interface WalletScreen extends Screen {
  /** The receipt replaces HUB until it is closed. */
  readonly isReceipt: boolean
  /** An order is reviewed or being sent. */
  readonly isReview: boolean
  /** A form on this step sends an order. */
  readonly sendsMoney: boolean
}

const titles: Readonly<Record<Step, MessageDescriptor>> = {
  HUB: msg`Wallet`,
  HISTORY: msg`History`,
  RECORD: msg`Record`,
  BIND_CARD: msg`Bank card`,
  TRANSFER: msg`Transfer`,
  TO_FRIEND: msg`Transfer to a friend`,
  CONVERT: msg`USDT to USD account`,
}

export function openModel(
  context: ElementContext<WalletDeclaration, WalletEvents, WalletRest>,
): WalletElementModel {
  let { properties } = context
  const open = (session: SessionModel, former: string[]): WalletModel => {
    const { isUsd, screen } = properties
    const store = createWalletStore({
      loadApi: async () => (await import('../api.ts')).createApi(session),
      isUsd,
      screen,
      isHidden: areHidden(),
      keepHidden,
      report: session.report,
    })
    const orders = createModelOrders(
      session,
      async (refreshed) => (await context.loadRest()).createActions(model, { former, refreshed }),
      () => base.person.getState().current,
    )
    const { actions } = orders
    const model: WalletModel = {
      ...session,
      ...orders,
      store,
      submissionState: createStore<SubmissionState>(() => nothingSubmitted),
      rest: createRest(session, context.loadRest, actions),
      hubDetails: loadOnce(() => store.loadDetails().then(() => true)),
      screen() {
        const step = stepOf(store.getState())
        const { phase, receipt } = model.submissionState.getState()
        const sendsMoney = step === 'TO_FRIEND' || step === 'CONVERT'
        const isReview = sendsMoney && (phase.name === 'review' || phase.name === 'sending')
        const isHub = step === 'HUB'
        const isReceipt = isHub && receipt !== undefined && phase.name !== 'unknown'
        const goBack = () => {
          if (!isReview) store.back()
          else if (phase.name === 'review')
            model.submissionState.setState({ phase: { name: 'none' } })
        }
        const title = isReceipt ? msg`Receipt` : isReview ? msg`Check and confirm` : titles[step]
        return {
          step: { step },
          title: session.i18n._(title),
          back: isReceipt ? orders.dismissReceipt : isHub ? undefined : goBack,
          isReceipt,
          isReview,
          sendsMoney,
        }
      },
      openTransfer: (reason, isUsd) =>
        context.emit('tw-navigate', { to: '/transfer', reason, isUsd }),
      emit: context.emit,
      paused(isPaused) {
        const { history, submission } = actions.loaded() ?? {}
        if (isPaused) return submission?.pause()
        store.reload()
        history?.refresh()
        submission?.resume()
      },
      refreshed(before, wasClosed) {
        orders.tokenRefreshed(before)
        if (!wasClosed) return
        store.reload()
        actions.loaded()?.history.retry()
      },
    }
    model.submissionState.subscribe(session.tellStep)
    store.start()
    store.subscribe(session.tellStep)
    // Deletes what is stored for the previous person, and finds an order without an answer.
    if (former.length > 0 || hasDrafts()) actions().catch(() => undefined)
    return model
  }
  const base: UpdatableBase<WalletModel> = openBase(context, {
    open,
    first: { step: 'HUB' },
    ended: msg`You are signed out.`,
  })
  base.addStyles(first)
  base.start()

  return {
    ...base,
    update(next: Properties<WalletDeclaration>) {
      const before = properties
      properties = next
      base.update(next)
      const { store, submissionState } = base.person.getState().current ?? {}
      const isSending = submissionState?.getState().phase.name === 'sending'
      // The person's choice stays until the page sets another value.
      if (next.isUsd !== before.isUsd) store?.chooseAccount(next.isUsd)
      if (next.screen !== before.screen && !isSending) store?.openScreen(next.screen)
    },
  }
}
