import type { StoreApi } from 'zustand/vanilla'
import type { Answer, ApiError } from '../../api/errors.ts'
import type { ConfirmationProof } from '../../api/wire/confirmation.ts'
import type { Confirmation } from '../confirmation/confirmation.ts'
import type { Order, Outcome, Receipt, RecordOf, SubmissionState, Unresolved } from './order.ts'
import type { UnresolvedOrders } from './unresolved-orders.ts'

/** How the orders of an element are sent and followed. */
export interface SubmissionApi<O extends Order, R extends Receipt> {
  /**
   * Moves money. Called again with the same key only if the server did not carry the order out.
   * Resolves to the item that holds the record.
   *
   * @param proof how the person has confirmed it, if the server has asked
   */
  send(order: O, idempotencyKey: string, proof?: ConfirmationProof): Promise<Answer<unknown>>
  /** How a server that refuses an order wants it to be confirmed; nothing for any other refusal. */
  confirmationIn(order: O, error: ApiError): Confirmation | undefined
  /** Why the server must not get the order, which needs its key; nothing if it may. */
  checkKey(order: O): Promise<ApiError | undefined>
  /** A record by order number or idempotency key; `undefined` if the server does not know it. */
  record(id: string, kind: O['kind']): Promise<Answer<RecordOf<R> | undefined>>
  /** The record in the answer to `send`; `undefined` if there is none or it is malformed. */
  recordIn(item: unknown): RecordOf<R> | undefined
  /** The receipt of an order that was answered. */
  receiptOf(order: O, record: RecordOf<R> | undefined): R
  /** The receipt of an order that a status check has found; after a reload without the order. */
  foundReceipt(unresolved: Unresolved<O['kind']>, order: O | undefined, record: RecordOf<R>): R
  /** Whether the order was reviewed: if it is refused, the review is shown again, else the form. */
  isReviewed(order: O): boolean
}

export interface SubmissionOptions<O extends Order, R extends Receipt> {
  /** Created with the model, before this module is loaded. */
  readonly store: StoreApi<SubmissionState<O, R>>
  readonly api: SubmissionApi<O, R>
  readonly unresolvedOrders: Pick<UnresolvedOrders<O['kind']>, 'find' | 'keep' | 'resolve'>
  readonly clock: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'performance'>
  readonly newKey: () => string
  /** Loads the view that shows the outcome. If it cannot be loaded, nothing is sent. */
  readonly loadStatusView: () => Promise<unknown>
  /** Opens the step of an order that is being sent, which shows its progress and why it was refused. */
  readonly openStepOf: (order: O) => void
  /**
   * Finds out who the person is, because an order without an answer belongs to a person and not to a
   * token. Resolves to an error if nothing may be sent before that is known.
   */
  readonly identify: () => Promise<ApiError | undefined>
  /** Whether the idempotency key reaches the server, so that sending again is safe. */
  readonly sendsKey: () => boolean
  readonly report: (error: ApiError) => void
  /** Ends the short messages about earlier failures: the person tries again. */
  readonly endFailures: () => void
  /** Reports a failed order, also while the element is closed. */
  readonly onFailure: (error: ApiError) => void
  readonly onSuccess: (receipt: R) => void
  /** Reports the outcome of an order whose person has left. */
  readonly onLate: (outcome: Outcome<O, R>) => void
  /** The record of the receipt has changed: a review was decided. */
  readonly onRecord: (record: RecordOf<R>) => void
  /** The last review was decided, so the balances changed. */
  readonly onDecided: () => void
  /** Aborts when the person leaves. */
  readonly signal: AbortSignal
}
