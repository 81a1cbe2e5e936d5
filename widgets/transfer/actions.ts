import { msg } from '@lingui/core/macro'
import type { StoreApi } from 'zustand/vanilla'
import { sendsIdempotencyKey } from '../../shared/api/submit/idempotency-key.ts'
import { randomKey } from '../../shared/api/submit/random-key.ts'
import type { ElementContext } from '../../shared/element/entry/context.ts'
import type { SessionModel } from '../../shared/element/model/base-model.ts'
import type { StepModule } from '../../shared/element/view/open-step.tsx'
import type { LoadOnce } from '../../shared/loading/load-once.ts'
import { openSessionStorage } from '../../shared/storage/session-storage.ts'
import { createSubmission, type Submission } from '../../shared/submission/submission.ts'
import { type LateOutcomeModel, reportLateOutcome } from '../../shared/transfers/late-outcome.ts'
import { type EarlierTokens, openDrafts } from '../../shared/transfers/open-drafts.ts'
import { statusOf } from '../../shared/transfers/review-status.ts'
import { createSavedInputs, type SavedInputs } from '../../shared/transfers/saved-inputs.ts'
import more from '../../shared/ui/more.css?inline'
import type { TransferDeclaration } from './declaration.ts'
import type { TransferEvents } from './docs.ts'
import type { TransferStore } from './state.ts'
import type { Inputs } from './steps/inputs.ts'
import { createDrafts, type Drafts } from './submission/drafts.ts'
import { createSubmissionApi } from './submission/submission-api.ts'
import type { Order, Receipt, SubmissionState } from './submission/submission-state.ts'

/** What one person can do after the first view; loaded once HOME can be used. */
export interface TransferActions {
  readonly drafts: Drafts
  readonly submission: Submission<Order, Receipt>
  /** Keeps the input of the forms of a withdrawal. */
  readonly inputs: SavedInputs<Inputs>
  /** Ends the toasts about earlier failures: the person tries again. */
  readonly endFailures: () => void
}

/** The part of the model that the actions use. */
export interface ActionsModel
  extends Omit<LateOutcomeModel<Order, Receipt>, 'announce'>,
    Pick<
      SessionModel,
      | 'addStyles'
      | 'client'
      | 'id'
      | 'showNotice'
      | 'report'
      | 'settings'
      | 'signal'
      | 'notifications'
      | 'reportAlways'
      | 'toast'
      | 'token'
    > {
  readonly store: TransferStore
  readonly submissionState: StoreApi<SubmissionState>
  readonly emit: ElementContext<TransferDeclaration, TransferEvents>['emit']
  /** The view of a transfer without an answer and of a receipt. */
  readonly statusView: LoadOnce<Pick<StepModule, 'default'>>
}

export async function createActions(
  model: ActionsModel,
  earlier: EarlierTokens,
): Promise<TransferActions> {
  const { emit, report, signal, store, submissionState, i18n } = model
  model.addStyles(more)
  const drafts = createDrafts(model.token, openSessionStorage(), () =>
    store.getState().isUsd ? 'usd' : 'usdt',
  )
  const client = await openDrafts('tw-transfer', model, drafts, earlier)
  const { endFailures } = (await model.notifications()).toasts
  const inputs = createSavedInputs<Inputs>()
  const announce: LateOutcomeModel<Order, Receipt>['announce'] = (
    { kind, amount, record },
    session,
  ) =>
    emit('tw-success', {
      kind,
      amount,
      ...(record && { orderNumber: record.orderNumber }),
      ...(session && { session }),
    })
  const submission = createSubmission({
    store: submissionState,
    api: createSubmissionApi(client, model),
    drafts,
    clock: globalThis,
    newKey: randomKey,
    loadStatusView: model.statusView,
    openStepOf({ kind }) {
      if (kind !== 'deposit-proof') store.choose('WITHDRAW')
      // The host may have switched to USDT, which has no such step.
      else if (store.getState().isUsd) {
        store.resumeProof(drafts.read().proof?.method ?? store.getState().method)
      }
    },
    sendsKey: () => sendsIdempotencyKey(model.settings()),
    report,
    endFailures,
    onFailure: model.reportAlways,
    onLate: (outcome) => reportLateOutcome({ ...model, announce }, outcome),
    signal,
    onSuccess: (receipt) => {
      if (receipt.kind !== 'deposit-proof') inputs.clear(receipt.kind)
      // A transfer may be rejected at once, or before `checkStatus` finds it; its receipt says so.
      if (statusOf(receipt.record) !== 'rejected') {
        model.toast('success', i18n._(msg`Success`))
        announce(receipt)
      }
      store.reset()
    },
    onRecord: ({ orderNumber, status }) => emit('tw-record', { orderNumber, status }),
    onDecided: () => void store.load('wallet'),
  })
  return { drafts, submission, inputs, endFailures }
}
