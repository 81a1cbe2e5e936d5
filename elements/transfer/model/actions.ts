import { openLocalStorage } from '../../../shared/api/storage/local-storage.ts'
import { randomKey } from '../../../shared/api/submit/random-key.ts'
import {
  type OrderSender,
  openOrderActions,
  type SendingActions,
} from '../../../shared/orders/model/order-actions.ts'
import type { EarlierTokens } from '../../../shared/orders/model/prepare-stored.ts'
import { createDeviceList } from '../../../shared/recipients/device-list.ts'
import { createRecipients, type Recipients } from '../../../shared/recipients/recipients.ts'
import { dropProof } from '../order/kept-proofs.ts'
import { createSubmissionApi } from '../order/submission-api.ts'
import { type Order, orderFormat, type Receipt } from '../order/submission-state.ts'
import { createInputs, type Inputs } from './inputs.ts'
import type { TransferStore } from './state.ts'

/** What one person can do after the first view; loaded once HOME can be used. */
export interface TransferActions extends SendingActions<Order, Receipt, Inputs> {
  readonly recipients: Recipients
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
  const actions = await openOrderActions<Order, Receipt, Inputs, 'usd' | 'usdt'>(model, {
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
        const { value } = actions.inputs.open('deposit-proof')
        store.resumeProof(value?.proof?.method ?? store.getState().method)
      }
    },
    onAccepted({ kind, to: address, channel: network }) {
      if (kind === 'usdt-withdrawal' && network !== undefined) recipients.use({ address, network })
      store.reset()
    },
    onDecided: () => void store.load('wallet'),
  })
  return { ...actions, recipients }
}
