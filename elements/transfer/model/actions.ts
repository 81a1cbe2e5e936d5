import { openLocalStorage } from '../../../shared/api/storage/local-storage.ts'
import { randomKey } from '../../../shared/api/submit/random-key.ts'
import type { Confirming } from '../../../shared/orders/confirmation/confirming.ts'
import { type OrderSender, openOrderActions } from '../../../shared/orders/order-actions.ts'
import type { EarlierTokens } from '../../../shared/orders/prepare-stored.ts'
import {
  createRecordRequests,
  type RecordRequests,
} from '../../../shared/orders/record-requests/record-requests.ts'
import type { Submission } from '../../../shared/orders/submission/submission.ts'
import type { KeptInputs } from '../../../shared/person/kept-input/kept-inputs.ts'
import { createDeviceList } from '../../../shared/recipients/device-list.ts'
import { createRecipients, type Recipients } from '../../../shared/recipients/recipients.ts'
import { dropProof } from '../order/kept-proofs.ts'
import { createSubmissionApi } from '../order/submission-api.ts'
import { type Order, orderFormat, type Receipt } from '../order/submission-state.ts'
import { createInputs, type Inputs } from './inputs.ts'
import type { TransferStore } from './state.ts'

/** What one person can do after the first view; loaded once HOME can be used. */
export interface TransferActions {
  /** Moves all that is stored under an earlier token of the person to the current one. */
  readonly moveFrom: (token: string) => void
  readonly submission: Submission<Order, Receipt>
  /** What a person does to confirm an order. */
  readonly confirming: Confirming
  /** What is asked of the record on screen: to cancel it, or an answer to its question. */
  readonly requests: RecordRequests
  /** Keeps the input of the forms. */
  readonly inputs: KeptInputs<Inputs>
  readonly recipients: Recipients
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
  const device = createDeviceList(model.session.token, openLocalStorage())
  const recipients = createRecipients({
    client: model.session,
    settings: model.session.settings,
    device,
    recordType: 'WITHDRAW',
    newId: randomKey,
  })
  const { client, submission, confirming, inputs, endFailures, moveFrom } = await openOrderActions<
    Order,
    Receipt,
    Inputs,
    'usd' | 'usdt'
  >(model, {
    tag: 'tw-transfer',
    format: orderFormat,
    presentSlot: () => (store.getState().isUsd ? 'usd' : 'usdt'),
    stored: device,
    earlier,
    openInputs: createInputs,
    // A proof moves no money, so it is stored until it is accepted.
    formOf: (kind) => (kind === 'deposit-proof' ? undefined : kind),
    dropInput: (inputs, kind) =>
      kind === 'deposit-proof' ? dropProof(inputs) : inputs.clear(kind),
    createApi: createSubmissionApi,
    openStepOf({ kind }) {
      if (kind !== 'deposit-proof') store.openScreen('withdraw')
      // The host may have switched to USDT, which has no such step.
      else if (store.getState().isUsd) {
        const { value } = inputs.open('deposit-proof')
        store.resumeProof(value?.proof?.method ?? store.getState().method)
      }
    },
    onAccepted({ kind, to: address, channel: network }) {
      if (kind === 'usdt-withdrawal' && network !== undefined) recipients.use({ address, network })
      store.reset()
    },
    onDecided: () => void store.load('wallet'),
  })
  const { messages, session } = model
  const requests = createRecordRequests({
    client,
    showNotice: messages.showNotice,
    newKey: randomKey,
    signal: session.signal,
    endFailures,
    onFailure: messages.reportAlways,
    refresh: submission.refreshReceipt,
  })
  return { moveFrom, submission, confirming, requests, inputs, recipients, endFailures }
}
