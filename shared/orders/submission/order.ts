import type { Answer, ApiError } from '../../api/errors.ts'
import type { Closure } from '../../api/wire/transfer-terms.ts'
import type { Currency } from '../../money/currency.ts'
import type { DecimalText } from '../../money/decimal-text.ts'
import type { Confirmation, ConfirmedFacts } from '../confirmation/confirmation.ts'

/**
 * Why an order was not sent: a failed call; `gone`: what it relies on is no longer there, such as a
 * network, a bank account or a quote; `closed`: its network or method takes nothing now.
 */
export type OrderIssue =
  | ApiError
  | { readonly kind: 'gone' }
  | { readonly kind: 'closed'; readonly closure: Closure }

/** Whether an issue is a failed call, and not a changed condition that the review shows alone. */
export const isFailedCall = (issue: OrderIssue): issue is ApiError =>
  issue.kind !== 'gone' && issue.kind !== 'closed'

/** A filled form, ready to be sent. Each element adds what it sends and shows. */
export interface Order<Kind extends string = string> {
  readonly kind: Kind
  readonly currency: Currency
  readonly amount: DecimalText
  /** Absent if the server names none. */
  readonly fee?: DecimalText
  /** Reads the current fee before anything is sent; absent if there is nothing to check. */
  readonly currentFee?: () => Promise<
    { ok: true; fee: DecimalText | undefined } | { ok: false; error: OrderIssue }
  >
  readonly availableBefore?: DecimalText
}

/** An order that was sent and whose outcome is unknown. It is stored: see `unresolved-orders.ts`. */
export interface Unresolved<Kind extends string = string> {
  readonly kind: Kind
  readonly amount: string
  readonly idempotencyKey: string
  /** Absent from what earlier releases stored. */
  readonly currency?: Currency | undefined
  /** The available balance before it was sent, to compare with. */
  readonly availableBefore?: string | undefined
  /**
   * Its key was sent with it, so the server can tell whether it knows the order. Absent from what
   * earlier releases stored.
   */
  readonly isKeyed?: boolean | undefined
}

/** What the server keeps of an accepted order. */
export interface OrderRecord {
  readonly orderNumber: string
  readonly status: 'Auditing' | 'Success' | 'Fail'
  /** When it was paid; `null` if it is not yet, absent if the server does not tell. */
  readonly paidAt?: string | null | undefined
}

/** What a receipt shows: facts of the order, and the server's latest record of it. */
export interface Receipt<Record extends OrderRecord = OrderRecord> extends ConfirmedFacts {
  readonly kind: string
  readonly record: Record | undefined
}

/** The record that a kind of receipt shows. */
export type RecordOf<R extends Receipt> = NonNullable<R['record']>

/** The result of sending an order. */
export interface Outcome<O extends Order, R extends Receipt> {
  readonly order: O
  /** As it was stored before it was sent. */
  readonly unresolved: Unresolved<O['kind']>
  readonly answer: Answer<unknown>
  /** No clear answer: the server may have carried it out. */
  readonly isUnresolved: boolean
  /** To be shown if the order was accepted. */
  readonly receipt: R
}

/** The phases between the form and the receipt. */
export type Phase<O extends Order> =
  /** `issue`: the server refused the order that was sent without a review. */
  | { readonly name: 'none'; readonly issue?: OrderIssue }
  | {
      readonly name: 'review'
      readonly order: O
      /** Set if the fee has changed: the fee that was shown before; `null`: none was named. */
      readonly feeBefore?: DecimalText | null
      /** Why the last attempt sent nothing. */
      readonly issue?: OrderIssue
      /** The server asks the person to confirm the order. */
      readonly confirmation?: Confirmation
    }
  | {
      readonly name: 'sending'
      readonly order: O
      /** It is sent with what the person has confirmed. */
      readonly confirmation?: Confirmation
    }
  /** It was sent without a clear answer: the server may have carried it out. */
  | {
      readonly name: 'unknown'
      readonly unresolved: Unresolved<O['kind']>
      /** Absent after a reload. */
      readonly order: O | undefined
      readonly isChecking: boolean
      /** The last status check: not found on the server, or the server could not say. */
      readonly checkResult: 'none' | 'notFound' | 'unavailable'
      /** The last status check was made when the order could no longer arrive: see `orderArrivalMs`. */
      readonly isFinal: boolean
      /**
       * What was reviewed is no longer so, such as the fee, the network, the bank account, the friend or
       * the rate: the order is not sent again.
       */
      readonly haveTermsChanged?: boolean
    }

export interface SubmissionState<O extends Order, R extends Receipt> {
  readonly phase: Phase<O>
  readonly receipt: R | undefined
}
