import { createFetch } from 'ofetch'
import type * as v from 'valibot'
import { requestTimeout } from '../limits.ts'
import type { Endpoint } from './endpoint.ts'
import { readAnswer } from './envelope.ts'
import type { Answer } from './errors.ts'
import { plainJson } from './plain-json.ts'
import { postHeaders } from './post-headers.ts'
import {
  buildRequest,
  type ClientSettings,
  type Outgoing,
  type RawAnswer,
  type RequestOptions,
} from './request.ts'
import { type TimeLimit, withTimeLimit } from './time-limit.ts'

export interface ClientOptions {
  readonly settings: () => ClientSettings
  readonly fetch?: typeof globalThis.fetch
  /** Ends every call that is under way when it aborts. */
  readonly signal?: AbortSignal
}

export interface CallOptions extends RequestOptions {
  /** The query of the address; what is absent or empty is left out. */
  readonly query?: Readonly<Record<string, string | undefined>>
  /** One per filled form: the server writes once, whatever we send. */
  readonly idempotencyKey?: string
  /** Sent by a POST, beside our own. `submit/optional-headers.ts` has those a server may not allow. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>
  /**
   * The response to this very request, which was sent before the client was loaded; it is used in
   * place of a `fetch`. If it rejects or its body cannot be read, the request is sent again, except
   * after a `TimeoutError`, which counts as the timeout of this call. Only for a GET. Our time limit
   * starts with `call`, so the sender aborts a late request with a `TimeoutError` of its own.
   */
  readonly prefetched?: Promise<Response> | undefined
  /** Sends the request in place of `fetch`; rejects as `fetch` does. It aborts with the limit's signal. */
  readonly transport?: (request: Outgoing, limit: TimeLimit) => Promise<RawAnswer>
  /** Longest time in all, in milliseconds, while progress keeps the usual limit from ending the call. */
  readonly timeoutMs?: number
  /** Cancels this call. */
  readonly signal?: AbortSignal
  /** Cancels it too: the time that its element is in a document. */
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

/** Address and headers of a call. */
export function outgoingRequest(
  endpoint: Endpoint,
  settings: ClientSettings,
  call?: CallOptions,
): Answer<Outgoing> {
  const request = buildRequest(endpoint, settings, call)
  if (!request.ok) return request
  const { url, headers } = request.value
  if (endpoint.method === 'GET') {
    const asked = new URL(url)
    for (const [name, text] of Object.entries(call?.query ?? {})) {
      if (text) asked.searchParams.set(name, text)
    }
    return { ok: true, value: { ...request.value, url: asked.href } }
  }
  const added = { ...call?.headers, ...postHeaders(url, settings, call?.idempotencyKey) }
  return { ok: true, value: { ...request.value, headers: { ...headers, ...added } } }
}

/** A client of its own for each element: no two share a token or an open call. */
export function createClient(options: ClientOptions): Client {
  const { settings, signal } = options
  const fetch: typeof globalThis.fetch = (...args) => (options.fetch ?? globalThis.fetch)(...args)

  const call: Client['call'] = async (endpoint, schema, { prefetched, ...callOptions } = {}) => {
    const request = outgoingRequest(endpoint, settings(), callOptions)
    if (!request.ok) return request

    const { method, url, headers } = request.value
    const { body, transport, timeoutMs, presence, signal: ownSignal } = callOptions
    const sent = await withTimeLimit(
      { idleMs: requestTimeout, totalMs: timeoutMs, signals: [ownSignal, presence, signal] },
      async (limit): Promise<RawAnswer> => {
        if (transport) return transport(request.value, limit)
        const send = createFetch({ fetch: prefetched ? () => prefetched : fetch })
        const response = await send.raw<string, 'text'>(url, {
          method,
          headers,
          ...(body && { body: plainJson(body) }),
          signal: limit.signal,
          // Neither an old balance, nor another person's, nor the cached redirect of a portal.
          cache: 'no-store',
          responseType: 'text',
          ignoreResponseError: true,
          retry: 0,
        })
        return { status: response.status, body: response._data ?? '' }
      },
    )
    if (sent.ok) return readAnswer(sent.value.status, sent.value.body, schema, endpoint.successOnly)
    const isLost = sent.error.kind === 'network' || sent.error.kind === 'aborted'
    return prefetched && isLost ? call(endpoint, schema, callOptions) : sent
  }

  return { call }
}
