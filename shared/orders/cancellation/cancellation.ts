import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { cancelTransfer } from '../../api/endpoints/transfer.ts'
import type { Answer, ApiError } from '../../api/errors.ts'
import { leavesOutcomeUnknown } from '../../api/outcome.ts'
import type { SessionClient } from '../../element/calls/session.ts'

interface CancellationState {
  /** The order whose cancellation is being sent. */
  readonly sending: string | undefined
  readonly issue:
    | {
        readonly orderNumber: string
        readonly error: ApiError
        /** No clear answer came: only the record can tell. */
        readonly isUnknown: boolean
      }
    | undefined
}

interface CancellationOptions {
  readonly client: Pick<SessionClient, 'callToEnd'>
  readonly showNotice: <Value>(answer: Answer<Value>) => Answer<Value>
  readonly newKey: () => string
  /** Reads the record again, which shows what became of the order. */
  readonly refresh: (orderNumber: string) => Promise<void>
  /** Ends the short messages about earlier failures: the person tries again. */
  readonly endFailures: () => void
  readonly onFailure: (error: ApiError) => void
  readonly signal: AbortSignal
}

/** Cancels orders of one person, one at a time. */
export interface Cancellation {
  readonly store: StoreApi<CancellationState>
  cancel(orderNumber: string): Promise<void>
}

export function createCancellation(options: CancellationOptions): Cancellation {
  const { client, showNotice, newKey, refresh, signal } = options
  const store = createStore<CancellationState>(() => ({ sending: undefined, issue: undefined }))
  /** The key of a request without an answer: it is sent again with the same key. */
  const unanswered = new Map<string, string>()
  return {
    store,
    async cancel(orderNumber) {
      if (signal.aborted || store.getState().sending) return
      const idempotencyKey = unanswered.get(orderNumber) ?? newKey()
      unanswered.set(orderNumber, idempotencyKey)
      options.endFailures()
      store.setState({ sending: orderNumber, issue: undefined })
      const sent = { body: { orderNumber }, idempotencyKey }
      const answer = showNotice(await client.callToEnd(cancelTransfer, v.unknown(), sent))
      const isUnknown = !answer.ok && leavesOutcomeUnknown(answer.error)
      if (!isUnknown) unanswered.delete(orderNumber)
      if (signal.aborted) return
      // Also after a refusal: its review may have begun meanwhile.
      await refresh(orderNumber)
      if (signal.aborted) return
      const issue = answer.ok ? undefined : { orderNumber, error: answer.error, isUnknown }
      store.setState({ sending: undefined, issue })
      if (!answer.ok) options.onFailure(answer.error)
    },
  }
}
