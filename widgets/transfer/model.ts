import { createStore } from 'zustand/vanilla'
import type { ElementContext, ElementModel } from '../../shared/element/entry/context.ts'
import {
  openBase,
  type SessionModel,
  type UpdatableBase,
} from '../../shared/element/view/base-model.ts'
import type { PersonModel } from '../../shared/element/view/current-person.ts'
import { type LoadOnce, loadOnce } from '../../shared/element/view/load-once.ts'
import type { ActionsModel, TransferActions } from './actions.ts'
import type { TransferDeclaration } from './declaration.ts'
import type { TransferEvents } from './docs.ts'
import first from './first.css?inline'
import { createTransferStore, type Step, stepOf } from './state.ts'
import { hasDrafts } from './submission/has-drafts.ts'
import {
  nothingSubmitted,
  type Outcome,
  type SubmissionState,
} from './submission/submission-state.ts'

/** State and calls of one `<tw-transfer>` for one person; no React. */
export interface TransferModel extends SessionModel, PersonModel, ActionsModel {
  /** Drafts and submission, loaded for the first step, or for what `hasDrafts`. */
  readonly actions: LoadOnce<TransferActions>
  /** Whether this page keeps drafts or an unresolved transfer, of anyone, in session storage. */
  hasDrafts(): boolean
  /** Takes up a transfer that was sent before the same person left and came back. */
  applyOutcome(outcome: Outcome): boolean
  /** Switches between USD and USDT for the same person; the screens restart at HOME. */
  changeMode(isUsd: boolean): void
  /** Asks the host page to open its page for bank cards. */
  openBankCard(): void
}

/** One `<tw-transfer>`; it outlives the person who uses it. */
export type TransferElementModel = UpdatableBase<TransferModel> & ElementModel<TransferDeclaration>

export function openModel(
  context: ElementContext<TransferDeclaration, TransferEvents>,
): TransferElementModel {
  /** The step that the page was told last. */
  let step: Step = 'HOME'
  const onStep = (next: Step) => {
    if (next === step) return
    step = next
    context.emit('tw-step', { step })
  }

  const open = (session: SessionModel, former: string[]): TransferModel => {
    const { isUsd } = context.properties()
    const store = createTransferStore({
      homeApi: async () => (await import('./api.ts')).createHomeApi(session),
      stepsApi: async () => (await import('./steps/steps-api.ts')).createStepsApi(session),
      isUsd,
      report: session.report,
      onStep,
    })
    /** Earlier tokens of this person, until the drafts are loaded and moved. */
    const refreshed: string[] = []
    const actions = loadOnce(async () =>
      (await import('./actions.ts')).createActions(model, { former, refreshed }),
    )
    const model: TransferModel = {
      ...session,
      store,
      submissionState: createStore<SubmissionState>(() => nothingSubmitted),
      actions,
      hasDrafts,
      announce({ kind, amount, record }, session) {
        context.emit('tw-success', {
          kind,
          amount,
          ...(record && { orderNumber: record.orderNumber }),
          ...(session && { session }),
        })
      },
      successor() {
        const { current } = base.person.getState()
        return current?.token() === session.token() ? current : undefined
      },
      openBankCard: () => context.emit('tw-navigate', { to: '/bindCard', reason: 'bank-card' }),
      applyOutcome: (outcome) => actions.loaded()?.submission.applyOutcome(outcome) ?? false,
      changeMode(isUsd) {
        if (isUsd === store.getState().isUsd) return
        store.restart(isUsd)
        actions.loaded()?.submission.changeSlot()
      },
      refreshed(before, wasClosed) {
        const { drafts, submission } = actions.loaded() ?? {}
        if (drafts) drafts.moveFrom(before)
        else refreshed.push(before)
        if (!wasClosed) return
        store.reload()
        submission?.resume()
      },
    }
    onStep(stepOf(store.getState()))
    store.start()
    // Deletes what is stored for the person before.
    if (former.length > 0) actions().catch(() => undefined)
    return model
  }
  const base: UpdatableBase<TransferModel> = openBase(context, { open })
  base.adopt(first)
  base.start()

  return {
    ...base,
    update(properties) {
      base.update(properties)
      base.person.getState().current?.changeMode(context.properties().isUsd)
    },
  }
}
