import type * as v from 'valibot'
import { requestTimeoutMs } from '../limits.ts'
import type { Endpoint } from './endpoint.ts'
import { readAnswer } from './envelope.ts'
import { type Answer, failed } from './errors.ts'
import { postHeaders } from './post-headers.ts'
import {
  buildRequest,
  type ClientSettings,
  type Outgoing,
  type RequestOptions,
  type Transport,
} from './request.ts'
import { sendJson } from './send-json.ts'
import { withTimeLimit } from './time-limit.ts'

interface ClientOptions {
  readonly settings: () => ClientSettings
  /** Sends the requests in place of the browser's. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Ends every call that is under way when it aborts. */
  readonly signal?: AbortSignal
}

export interface CallOptions extends RequestOptions {
  /** The query of the URL; absent and empty values are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>
  /** One per filled form: however often the request arrives, the server carries it out once. */
  readonly idempotencyKey?: string
  /**
   * Sent beside our own. For those that a server may not allow, see
   * `submit/optional-headers.ts`.
   */
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>
  /** Sends the request in place of `sendJson`. */
  readonly transport?: Transport
  /**
   * Total time limit in milliseconds, for a call whose progress keeps restarting the usual limit.
   */
  readonly timeoutMs?: number
  /** Cancels this call. */
  readonly signal?: AbortSignal
  /** Cancels this call too; aborts when its element leaves the document. */
  readonly presence?: AbortSignal | undefined
}

export interface Client {
  /** Makes one call, once. The answer's `data` is parsed with `schema`. Never throws. */
  call<Value>(
    endpoint: Endpoint,
    schema: v.GenericSchema<unknown, Value>,
    options?: CallOptions,
  ): Promise<Answer<Value>>
}

/** URL and headers of a call. */
export function outgoingRequest(
  endpoint: Endpoint,
  settings: ClientSettings,
  call?: CallOptions,
): Answer<Outgoing> {
  const request = buildRequest(endpoint, settings, call)
  if (!request.ok) return request
  const { url, headers } = request.value
  if (endpoint.method === 'GET') {
    const withQuery = new URL(url)
    for (const [name, text] of Object.entries(call?.query ?? {})) {
      if (text) withQuery.searchParams.set(name, text)
    }
    const value = {
      ...request.value,
      url: withQuery.href,
      headers: { ...headers, ...call?.headers },
    }
    return { ok: true, value }
  }
  const added = { ...call?.headers, ...postHeaders(url, settings, call?.idempotencyKey) }
  return { ok: true, value: { ...request.value, headers: { ...headers, ...added } } }
}

/** Creates the client of one element: no two clients share a token or a pending call. */
export function createClient(options: ClientOptions): Client {
  const { settings, signal } = options
  const fetch: typeof globalThis.fetch = (...args) => (options.fetch ?? globalThis.fetch)(...args)

  const call: Client['call'] = async (endpoint, schema, callOptions = {}) => {
    const request = outgoingRequest(endpoint, settings(), callOptions)
    if (!request.ok) return request

    const { body, timeoutMs, presence, signal: ownSignal } = callOptions
    const { transport = sendJson(body, fetch) } = callOptions
    const sent = await withTimeLimit(
      { idleMs: requestTimeoutMs, totalMs: timeoutMs, signals: [ownSignal, presence, signal] },
      (limit) => transport(request.value, limit),
    )
    if (!sent.ok) return sent
    if (sent.value.isRedirect) return failed({ kind: 'redirect' })
    return readAnswer(sent.value.status, sent.value.body, schema, endpoint.successOnly)
  }

  return { call }
}
