import type { TransferPayload, TransferRecord } from '../../../shared/api/wire/transfer.ts'
import type * as order from '../../../shared/submission/order.ts'

export type Kind = 'usd-withdrawal' | 'usdt-withdrawal' | 'deposit-proof'

/** A transfer that is ready to be sent. */
export interface Order extends order.Order<Kind> {
  /** A card number or an address; for a proof the name of the deposit method. */
  readonly to: string
  /** The name of the network, for USDT. */
  readonly network?: string
  readonly payload: TransferPayload
}

export interface Receipt
  extends order.Receipt<TransferRecord>,
    Pick<Order, 'kind' | 'currency' | 'amount' | 'to' | 'network' | 'fee'> {
  readonly kind: Kind
}

export type Outcome = order.Outcome<Order, Receipt>
export type Phase = order.Phase<Order>

/** The phases of an order that is reviewed before it is sent; a proof is not. */
export const isReviewed = (phase: Phase): phase is Extract<Phase, { name: 'review' | 'sending' }> =>
  (phase.name === 'review' || phase.name === 'sending') && phase.order.kind !== 'deposit-proof'

export type SubmissionState = order.SubmissionState<Order, Receipt>

export const nothingSubmitted: SubmissionState = { phase: { name: 'none' }, receipt: undefined }
