import { msg } from '@lingui/core/macro'
import { createStore } from 'zustand/vanilla'
import type { LoadOnce } from '../../../shared/api/loading/load-once.ts'
import type { UsdMethod } from '../../../shared/api/wire/usd-channel.ts'
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
import type { Step, TransferDeclaration, TransferEvents } from '../declaration.ts'
import first from '../home/home.css?inline'
import { hasDrafts } from '../order/has-drafts.ts'
import { nothingSubmitted, type Outcome, type SubmissionState } from '../order/submission-state.ts'
import type { ActionsModel, TransferActions } from './actions.ts'
import { createTransferStore, stepOf } from './state.ts'

/** State and calls of one `<tw-transfer>` for one person; no React. */
export interface TransferModel
  extends SessionModel,
    PersonModel,
    ActionsModel,
    Omit<ModelOrders<Outcome, TransferActions, TransferModel>, 'successor'> {
  /** Everything after HOME. */
  readonly rest: LoadOnce<Rest<unknown, TransferActions>>
  /** Whether session storage has drafts or an unresolved transfer of any person. */
  hasDrafts(): boolean
  /** How often the element was closed or taken off the page; a press from before is void. */
  interruptions(): number
  /** Switches between USD and USDT for the same person; the screens restart at HOME. */
  changeMode(isUsd: boolean): void
  screen(): TransferScreen
  /** Asks the host page to open its page for bank cards. */
  openBankCard(): void
  /** Asks the host page to open the conversion of USDT to USD. */
  openConversion(): void
  /** Opens the withdrawal of USD, unless the host page opens it elsewhere. */
  openUsdWithdrawal(): void
  /** Tells the host page that the person wants to pay at an address; false if the page opens it. */
  openPayment(url: string, method: UsdMethod): boolean
}

/** One `<tw-transfer>`; it outlives the person who uses it. */
type TransferElementModel = UpdatableBase<TransferModel> & ElementModel<TransferDeclaration>

/** What the model uses of `rest.ts`. */
interface TransferRest extends RestModule {
  createActions(model: ActionsModel, earlier: EarlierTokens): Promise<TransferActions>
}

/** @param direction the step after HOME */
const titleOf = (direction: Step | undefined, isReceipt: boolean, isReview: boolean) => {
  if (isReceipt) return msg`Receipt`
  if (isReview) return msg`Check and confirm`
  if (direction === 'DEPOSIT') return msg`Deposit`
  if (direction === 'WITHDRAW') return msg`Withdraw`
  return msg`Deposit and withdraw`
}

interface TransferScreen extends Screen {
  /** The receipt replaces HOME until it is closed. */
  readonly isReceipt: boolean
  readonly isReview: boolean
  /**
   * The step is replaced by what happens to an order: it has no answer, or it is a proof that is
   * being sent while its form is closed, because the host has switched to USDT.
   */
  readonly isPending: boolean
}

export function openModel(
  context: ElementContext<TransferDeclaration, TransferEvents, TransferRest>,
): TransferElementModel {
  let { properties } = context
  const open = (session: SessionModel, former: string[]): TransferModel => {
    const { isUsd, screen } = properties
    const store = createTransferStore({
      loadApi: async () => (await import('../api.ts')).createApi(session),
      isUsd,
      screen,
      report: session.report,
    })
    let interruptions = 0
    const orders = createModelOrders(
      session,
      async (refreshed) => (await context.loadRest()).createActions(model, { former, refreshed }),
      () => base.person.getState().current,
    )
    const { actions } = orders
    const model: TransferModel = {
      ...session,
      ...orders,
      store,
      submissionState: createStore<SubmissionState>(() => nothingSubmitted),
      rest: createRest(session, context.loadRest, actions),
      hasDrafts,
      emit: context.emit,
      screen() {
        const { stack } = store.getState()
        const { phase, receipt } = model.submissionState.getState()
        const step = stepOf(store.getState())
        const isHome = step === 'HOME'
        const isSending = phase.name === 'sending'
        const isPending =
          phase.name === 'unknown' ||
          (isSending && step !== 'PROVE_IMAGE' && phase.order.kind === 'deposit-proof')
        const isReceipt = isHome && receipt !== undefined && !isPending
        const isReview = step === 'WITHDRAW' && phase.name !== 'none' && !isPending
        const goBack = () => {
          if (phase.name === 'review') model.submissionState.setState({ phase: { name: 'none' } })
          else if (!isSending) store.back()
        }
        return {
          step: { step },
          title: session.i18n._(titleOf(stack[1], isReceipt, isReview)),
          back: isReceipt ? orders.dismissReceipt : isHome && !isSending ? undefined : goBack,
          isReceipt,
          isReview,
          isPending,
        }
      },
      openBankCard: () => context.emit('tw-navigate', { to: '/bindCard', reason: 'bank-card' }),
      openConversion: () => context.emit('tw-navigate', { to: '/wallet', reason: 'convert' }),
      openUsdWithdrawal() {
        const detail = { to: '/transfer', reason: 'withdraw', isUsd: true } as const
        if (!context.emit('tw-navigate', detail)) return
        model.changeMode(true)
        store.openScreen('withdraw')
      },
      openPayment: (url, method) => context.emit('tw-open', { url, method }),
      interruptions: () => interruptions,
      changeMode(isUsd) {
        if (isUsd === store.getState().isUsd) return
        store.restart(isUsd)
        actions.loaded()?.submission.changeSlot()
      },
      paused(isPaused) {
        const { submission } = actions.loaded() ?? {}
        if (isPaused) {
          interruptions++
          return submission?.pause()
        }
        store.reload()
        submission?.resume()
      },
      refreshed(before, wasClosed) {
        orders.tokenRefreshed(before)
        if (wasClosed) store.reload()
      },
    }
    model.submissionState.subscribe(session.tellStep)
    store.start()
    store.subscribe(session.tellStep)
    // Deletes what is stored for the previous person.
    if (former.length > 0) actions().catch(() => undefined)
    return model
  }
  const base: UpdatableBase<TransferModel> = openBase(context, {
    open,
    first: { step: 'HOME' },
    ended: msg`You are signed out.`,
  })
  base.addStyles(first)
  base.start()

  return {
    ...base,
    update(next: Properties<TransferDeclaration>) {
      const before = properties
      properties = next
      base.update(next)
      const { current } = base.person.getState()
      // The mode that the person has opened stays until the page sets another value.
      if (next.isUsd !== before.isUsd) current?.changeMode(next.isUsd)
      const isSending = current?.submissionState.getState().phase.name === 'sending'
      if (next.screen !== before.screen && !isSending) current?.store.openScreen(next.screen)
    },
  }
}
