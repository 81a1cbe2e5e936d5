import { createFetch } from 'ofetch'
import type * as v from 'valibot'
import { requestTimeout } from '../limits.ts'
import { type Endpoint, transfer } from './endpoints.ts'
import { readAnswer } from './envelope.ts'
import { type Answer, failed } from './errors.ts'
import { postHeaders } from './post-headers.ts'
import {
  buildRequest,
  type ClientSettings,
  fitsHeader,
  type Outgoing,
  type RequestOptions,
} from './request.ts'

export interface ClientOptions {
  readonly settings: () => ClientSettings
  readonly fetch?: typeof globalThis.fetch
  /** Ends every call that is under way when it aborts. */
  readonly signal?: AbortSignal
}

export interface CallOptions extends RequestOptions {
  /** One per filled form: the server writes once, whatever we send. */
  readonly idempotencyKey?: string
  /** Sent beside our own; what cannot be a header is left out. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>
}

export interface Client {
  /** Makes one call, once. The answer's `data` is parsed with `schema`. Never throws. */
  call<Value>(
    endpoint: Endpoint,
    schema: v.GenericSchema<unknown, Value>,
    options?: CallOptions,
  ): Promise<Answer<Value>>
  /** Address and headers of a call, for a transport other than `fetch`. */
  outgoing(endpoint: Endpoint, options?: CallOptions): Answer<Outgoing>
  /** Whether a transfer's key reaches the server: always on the own origin, elsewhere where the host allows it. */
  sendsIdempotencyKey(): boolean
  /** Ends with the element. */
  readonly signal: AbortSignal | undefined
}

/** A client of its own for each element: no two share a token or an open call. */
export function createClient(options: ClientOptions): Client {
  const { settings, signal } = options
  const outgoing: Client['outgoing'] = (endpoint, call) => {
    const request = buildRequest(endpoint, settings(), call)
    if (!request.ok || endpoint.method === 'GET') return request
    const { url, headers } = request.value
    const given = Object.entries(call?.headers ?? {}).filter(([, text]) => fitsHeader(text))
    const added = {
      ...Object.fromEntries(given),
      ...postHeaders(url, settings(), call?.idempotencyKey),
    }
    return { ok: true, value: { ...request.value, headers: { ...headers, ...added } } }
  }
  const send = createFetch({ fetch: (...args) => (options.fetch ?? globalThis.fetch)(...args) })

  const call: Client['call'] = async (endpoint, schema, callOptions = {}) => {
    const request = outgoing(endpoint, callOptions)
    if (!request.ok) return request

    // One limit for head and body alike; ofetch's own ends at the headers. Done by hand because
    // AbortSignal.any is missing from the webviews of 2022 phones.
    const limit = new AbortController()
    const end = () => limit.abort()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, requestTimeout)
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()

    try {
      const response = await send.raw<string, 'text'>(request.value.url, {
        method: request.value.method,
        headers: request.value.headers,
        ...(callOptions.body && { body: callOptions.body }),
        signal: limit.signal,
        responseType: 'text',
        ignoreResponseError: true,
        retry: 0,
      })
      return readAnswer(response.status, response._data ?? '', schema)
    } catch (cause) {
      if (isLate) return failed({ kind: 'timeout', cause })
      return failed({ kind: signal?.aborted ? 'aborted' : 'network', cause })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
    }
  }

  const sendsIdempotencyKey = () => {
    const request = outgoing(transfer, { idempotencyKey: 'probe' })
    return request.ok && 'Idempotency-Key' in request.value.headers
  }

  return {
    call,
    outgoing,
    sendsIdempotencyKey,
    signal,
  }
}
