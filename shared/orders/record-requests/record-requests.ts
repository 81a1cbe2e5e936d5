import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Endpoint } from '../../api/endpoint.ts'
import type { Answer, ApiError } from '../../api/errors.ts'
import { leavesOutcomeUnknown } from '../../api/outcome.ts'
import type { SessionClient } from '../../element/calls/session.ts'

/** What a person asks of the record of an order, such as to cancel it. */
interface RecordRequest {
  readonly endpoint: Endpoint
  readonly orderNumber: string
  readonly body: Readonly<Record<string, unknown>>
  /** It was accepted. */
  readonly onAccepted?: () => void
}

export interface RecordRequestIssue {
  /** The name of the call. */
  readonly call: string
  readonly orderNumber: string
  readonly error: ApiError
  /** No clear answer came: only the record can tell. */
  readonly isUnknown: boolean
}

interface RecordRequestState {
  readonly sending: { readonly call: string; readonly orderNumber: string } | undefined
  readonly issue: RecordRequestIssue | undefined
}

export interface RecordRequestOptions {
  readonly client: Pick<SessionClient, 'callToEnd'>
  readonly showNotice: <Value>(answer: Answer<Value>) => Answer<Value>
  readonly newKey: () => string
  /** Reads the record again, which shows what became of the request. */
  readonly refresh: (orderNumber: string) => Promise<void>
  /** Ends the short messages about earlier failures: the person tries again. */
  readonly endFailures: () => void
  readonly onFailure: (error: ApiError) => void
  readonly signal: AbortSignal
}

/**
 * The requests of one person about records, one at a time. Nothing is stored of them: the record tells
 * what a lost answer did.
 */
export interface RecordRequests {
  readonly store: StoreApi<RecordRequestState>
  send(request: RecordRequest): Promise<void>
}

export function createRecordRequests(options: RecordRequestOptions): RecordRequests {
  const { client, showNotice, newKey, refresh, signal } = options
  const store = createStore<RecordRequestState>(() => ({ sending: undefined, issue: undefined }))
  /** The key of a request without an answer: the same content is sent again with the same key. */
  const unanswered = new Map<string, string>()
  return {
    store,
    async send({ endpoint, orderNumber, body, onAccepted }) {
      if (signal.aborted || store.getState().sending) return
      const content = `${endpoint.name} ${JSON.stringify(body)}`
      const idempotencyKey = unanswered.get(content) ?? newKey()
      unanswered.set(content, idempotencyKey)
      options.endFailures()
      const about = { call: endpoint.name, orderNumber }
      store.setState({ sending: about, issue: undefined })
      const answer = showNotice(
        await client.callToEnd(endpoint, v.unknown(), { body, idempotencyKey }),
      )
      const isUnknown = !answer.ok && leavesOutcomeUnknown(answer.error)
      if (!isUnknown) unanswered.delete(content)
      if (answer.ok) onAccepted?.()
      if (signal.aborted) return
      // Also after a refusal: the order may have been decided meanwhile.
      await refresh(orderNumber)
      if (signal.aborted) return
      const issue = answer.ok ? undefined : { ...about, error: answer.error, isUnknown }
      store.setState({ sending: undefined, issue })
      if (!answer.ok) options.onFailure(answer.error)
    },
  }
}
