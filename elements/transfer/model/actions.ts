import { openLocalStorage } from '../../../shared/api/storage/local-storage.ts'
import { openSessionStorage } from '../../../shared/api/storage/session-storage.ts'
import { type OrderSender, openOrderActions } from '../../../shared/orders/order-actions.ts'
import type { EarlierTokens } from '../../../shared/orders/prepare-drafts.ts'
import type { Submission } from '../../../shared/orders/submission/submission.ts'
import type { KeptInputs } from '../../../shared/person/kept-input/kept-inputs.ts'
import { createDrafts, type Drafts } from '../order/drafts.ts'
import { keepProofs, takeKeptProofs } from '../order/kept-proofs.ts'
import { createSubmissionApi } from '../order/submission-api.ts'
import type { Order, Receipt } from '../order/submission-state.ts'
import { createInputs, type Inputs } from './inputs.ts'
import type { TransferStore } from './state.ts'

/** What one person can do after the first view; loaded once HOME can be used. */
export interface TransferActions {
  readonly drafts: Drafts
  readonly submission: Submission<Order, Receipt>
  /** Keeps the input of the forms of a withdrawal. */
  readonly inputs: KeptInputs<Inputs>
  /** Ends the toasts about earlier failures: the person tries again. */
  readonly endFailures: () => void
}

/** The part of the model that the actions use. */
type ActionsModel = OrderSender<Order, Receipt> & { readonly store: TransferStore }

export async function createActions(
  model: ActionsModel,
  earlier: EarlierTokens,
): Promise<TransferActions> {
  const { store } = model
  const ownDrafts = createDrafts(
    model.session.token,
    openSessionStorage(),
    () => (store.getState().isUsd ? 'usd' : 'usdt'),
    openLocalStorage(),
  )
  const drafts = keepProofs(ownDrafts, () => inputs)
  const { submission, inputs, endFailures } = await openOrderActions<Order, Receipt, Inputs>(
    model,
    {
      tag: 'tw-transfer',
      drafts,
      earlier,
      openInputs: createInputs,
      formOf: (kind) => (kind === 'deposit-proof' ? undefined : kind),
      createApi: createSubmissionApi,
      openStepOf({ kind }) {
        if (kind !== 'deposit-proof') store.openScreen('withdraw')
        // The host may have switched to USDT, which has no such step.
        else if (store.getState().isUsd) {
          store.resumeProof(drafts.read().proof?.method ?? store.getState().method)
        }
      },
      onAccepted: () => store.reset(),
      onDecided: () => void store.load('wallet'),
    },
  )
  takeKeptProofs(ownDrafts, inputs)
  return { drafts, submission, inputs, endFailures }
}
