import type { Answer, ApiError } from '../../../shared/api/errors.ts'
import type { TransferPayload, TransferRecord } from '../../../shared/api/wire/transfer.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import type { OpenTransfer } from './drafts.ts'

/** Why an order was not sent: what a call answered, or that its network or its card is gone. */
export type OrderFault = ApiError | { readonly kind: 'gone' }

/** A filled form, ready to be sent. */
export interface Order {
  readonly kind: OpenTransfer['kind']
  readonly currency: 'USD' | 'USDT'
  readonly amount: DecimalText
  /** Where it goes: a card, an address; or how it came, for a proof. */
  readonly to: string
  /** The network in words, for USDT. */
  readonly network?: string
  /** Absent where the server names none. */
  readonly fee?: DecimalText
  /** Reads the fee anew before anything is sent; absent where none was named. */
  readonly currentFee?: () => Promise<
    { ok: true; fee: DecimalText | undefined } | { ok: false; error: OrderFault }
  >
  readonly availableBefore?: DecimalText
  readonly payload: TransferPayload
}

/** What a receipt shows: what was sent, and what the server says of it since. */
export interface Receipt
  extends Pick<Order, 'kind' | 'currency' | 'amount' | 'to' | 'network' | 'fee'> {
  readonly record: TransferRecord | undefined
}

/** What became of an order that was sent. */
export interface Outcome {
  readonly order: Order
  readonly open: OpenTransfer
  readonly answer: Answer<unknown>
  /** It may have been carried out, or not. */
  readonly isOpen: boolean
  /** Of the order, if it was accepted. */
  readonly receipt: Receipt
}

/** Where a transfer stands between the form and the receipt. */
export type Phase =
  /** `fault`: a proof that was sent from its form was refused. */
  | { readonly name: 'none'; readonly fault?: OrderFault }
  | {
      readonly name: 'review'
      readonly order: Order
      /** The fee has changed since it was shown; `null`: none was named then. */
      readonly feeBefore?: DecimalText | null
      /** The last try to send it ended in this, and nothing was sent. */
      readonly fault?: OrderFault
    }
  | { readonly name: 'sending'; readonly order: Order }
  /** It was sent and no answer came: it may have been carried out. */
  | {
      readonly name: 'open'
      readonly open: OpenTransfer
      readonly order: Order | undefined
      readonly isAsking: boolean
      /** What asking brought: the server has it not, or cannot say. */
      readonly finding: 'none' | 'notThere' | 'cannotTell'
    }

export interface SubmissionState {
  readonly phase: Phase
  readonly receipt: Receipt | undefined
}

export const nothingSubmitted: SubmissionState = { phase: { name: 'none' }, receipt: undefined }
