import type { Answer, ApiError } from '../../../shared/api/errors.ts'
import type { TransferPayload, TransferRecord } from '../../../shared/api/wire/transfer.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import type { UnresolvedTransfer } from './drafts.ts'

/** Why an order was not sent: a failed call, or `gone`: its network is closed or its card unbound. */
export type OrderIssue = ApiError | { readonly kind: 'gone' }

/** A filled form, ready to be sent. */
export interface Order {
  readonly kind: UnresolvedTransfer['kind']
  readonly currency: 'USD' | 'USDT'
  readonly amount: DecimalText
  /** A card number or an address; for a proof the name of the deposit method. */
  readonly to: string
  /** The name of the network, for USDT. */
  readonly network?: string
  /** Absent if the server names none. */
  readonly fee?: DecimalText
  /** Loads the present fee before anything is sent; absent if the server named none. */
  readonly currentFee?: () => Promise<
    { ok: true; fee: DecimalText | undefined } | { ok: false; error: OrderIssue }
  >
  readonly availableBefore?: DecimalText
  readonly payload: TransferPayload
}

/** What a receipt shows: the order, and the server's latest record of it. */
export interface Receipt
  extends Pick<Order, 'kind' | 'currency' | 'amount' | 'to' | 'network' | 'fee'> {
  readonly record: TransferRecord | undefined
}

/** The result of sending an order. */
export interface Outcome {
  readonly order: Order
  /** As it was stored before it was sent. */
  readonly unresolved: UnresolvedTransfer
  readonly answer: Answer<unknown>
  /** No clear answer: the server may have carried it out. */
  readonly isUnresolved: boolean
  /** To be shown if the order was accepted. */
  readonly receipt: Receipt
}

/** The phases between the form and the receipt. */
export type Phase =
  /** `issue`: the server refused the proof that was sent from this form. */
  | { readonly name: 'none'; readonly issue?: OrderIssue }
  | {
      readonly name: 'review'
      readonly order: Order
      /** Set if the fee has changed: the fee that was shown before; `null`: none was named. */
      readonly feeBefore?: DecimalText | null
      /** Why the last attempt sent nothing. */
      readonly issue?: OrderIssue
    }
  | { readonly name: 'sending'; readonly order: Order }
  /** It was sent without a clear answer: the server may have carried it out. */
  | {
      readonly name: 'unknown'
      readonly unresolved: UnresolvedTransfer
      readonly order: Order | undefined
      readonly isChecking: boolean
      /** The last status check: not found on the server, or the server could not say. */
      readonly checkResult: 'none' | 'notFound' | 'unavailable'
    }

export interface SubmissionState {
  readonly phase: Phase
  readonly receipt: Receipt | undefined
}

export const nothingSubmitted: SubmissionState = { phase: { name: 'none' }, receipt: undefined }

export const unknownPhase = (unresolved: UnresolvedTransfer, order?: Order): Phase => ({
  name: 'unknown',
  unresolved,
  order,
  isChecking: false,
  checkResult: 'none',
})
