import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ElementContext, ElementModel } from '../../shared/element/entry/context.ts'
import {
  openBase,
  type Person,
  type SessionModel,
  type UpdatableBase,
} from '../../shared/element/view/base-model.ts'
import { loadOnce } from '../../shared/element/view/load-once.ts'
import type { Later } from './actions.ts'
import type { TransferApi } from './api.ts'
import type { TransferDeclaration, TransferEvents } from './declaration.ts'
import first from './first.css?inline'
import { createTransferStore, type Step, stepOf, type TransferStore } from './state.ts'
import {
  nothingSubmitted,
  type Outcome,
  type Receipt,
  type SubmissionState,
} from './submission-state.ts'

/** Everything one `<tw-transfer>` is to one person, but for how it looks. */
export interface TransferModel extends SessionModel, Person {
  /** Loaded on the first call. */
  api(): Promise<TransferApi>
  readonly store: TransferStore
  readonly submissionState: StoreApi<SubmissionState>
  /** What comes after the first view: drafts and sending. Loaded on the first call, then the same. */
  later(): Promise<Later>
  /**
   * Says to the page that a transfer was accepted.
   *
   * @param session where another person is here by now
   */
  announce(receipt: Receipt, session?: 'earlier'): void
  /** The model of whom the element shows by now, if it is the same person: the token came back. */
  successor(): TransferModel | undefined
  /** Takes up what became of a transfer that was sent before the same person left and came back. */
  takeUp(outcome: Outcome): boolean
  /** The other mode, of the same person: the screens begin at HOME. */
  changeMode(isUsd: boolean): void
  /** Sends the person to the host's page for bank cards. */
  openBankCard(): void
}

/** One `<tw-transfer>`, whoever is in front of it. */
export type TransferElementModel = UpdatableBase<TransferModel> & ElementModel<TransferDeclaration>

export function openModel(
  context: ElementContext<TransferDeclaration, TransferEvents>,
): TransferElementModel {
  /** As the page knows it. */
  let step: Step = 'HOME'
  const onStep = (next: Step) => {
    if (next === step) return
    step = next
    context.emit('tw-step', { step })
  }

  const open = (session: SessionModel, former: string[]): TransferModel => {
    const api = async () => (await import('./api.ts')).createTransferApi(session)
    const { isUsd } = context.properties()
    const store = createTransferStore({ api, isUsd, report: session.report, onStep })
    /** Tokens that were refreshed before there were drafts to move. */
    const refreshed: string[] = []
    const later = loadOnce(async () =>
      (await import('./actions.ts')).openLater(model, { former, refreshed }),
    )
    const model: TransferModel = {
      ...session,
      api,
      store,
      submissionState: createStore<SubmissionState>(() => nothingSubmitted),
      later,
      announce({ kind, amount, record }, session) {
        context.emit('tw-success', {
          kind,
          amount,
          ...(record && { orderNumber: record.orderNumber }),
          ...(session && { session }),
        })
      },
      successor() {
        const { person } = base.people.getState()
        return person?.token() === session.token() ? person : undefined
      },
      openBankCard: () => context.emit('tw-navigate', { to: '/bindCard', reason: 'bank-card' }),
      takeUp: (outcome) => later.loaded()?.submission.takeUp(outcome) ?? false,
      changeMode(isUsd) {
        if (isUsd === store.getState().isUsd) return
        store.restart(isUsd)
        later.loaded()?.submission.changeMode()
      },
      refreshed(before, wasClosed) {
        const { drafts, submission } = later.loaded() ?? {}
        if (drafts) drafts.take(before)
        else refreshed.push(before)
        if (!wasClosed) return
        store.reload()
        submission?.resume()
      },
    }
    onStep(stepOf(store.getState()))
    store.start()
    // The storage is rid of the person before at once.
    if (former.length > 0) later().catch(() => undefined)
    return model
  }
  const base: UpdatableBase<TransferModel> = openBase(context, { open })
  base.adopt(first)
  base.begin()

  return {
    ...base,
    update(properties) {
      base.update(properties)
      base.people.getState().person?.changeMode(context.properties().isUsd)
    },
  }
}
