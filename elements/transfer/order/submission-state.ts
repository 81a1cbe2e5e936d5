import type { AddressCertainty } from '../../../shared/address/result.ts'
import type { Multilingual } from '../../../shared/api/wire/multilingual.ts'
import type { TransferPayload } from '../../../shared/api/wire/requests.ts'
import type { TransferRecord } from '../../../shared/api/wire/transfer.ts'
import type * as order from '../../../shared/orders/submission/order.ts'

export type Kind = 'usd-withdrawal' | 'usdt-withdrawal' | 'deposit-proof'

/** A transfer that is ready to be sent. */
export interface Order extends order.Order<Kind> {
  /** A card number or an address; for a proof the name of the deposit method. */
  readonly to: string
  /** The name of the network, for USDT. */
  readonly network?: string
  /** What is certain of its address, for USDT. */
  readonly certainty?: AddressCertainty
  /** The bank of the card, for USD; absent if the server does not name it. */
  readonly bankName?: string
  /** The server's words for the time until USDT arrive. */
  readonly arrival?: Multilingual
  readonly payload: TransferPayload
}

export interface Receipt
  extends order.Receipt<TransferRecord>,
    Pick<
      Order,
      | 'kind'
      | 'currency'
      | 'amount'
      | 'to'
      | 'network'
      | 'certainty'
      | 'bankName'
      | 'arrival'
      | 'fee'
    > {
  readonly kind: Kind
}

export type Outcome = order.Outcome<Order, Receipt>
export type Phase = order.Phase<Order>
export type SubmissionState = order.SubmissionState<Order, Receipt>

export const nothingSubmitted: SubmissionState = { phase: { name: 'none' }, receipt: undefined }
