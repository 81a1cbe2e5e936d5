import { createFetch } from 'ofetch'
import type * as v from 'valibot'
import { requestTimeout } from '../limits.ts'
import type { Endpoint } from './endpoint.ts'
import { transfer } from './endpoints.ts'
import { readAnswer } from './envelope.ts'
import { type Answer, failed } from './errors.ts'
import { plainJson } from './plain-json.ts'
import { isOwnOrigin, postHeaders } from './post-headers.ts'
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
  /**
   * Sent beside our own; what cannot be a header is left out. A server on another origin may not
   * allow them: its preflight then refuses the call before it is sent, which looks like a cut
   * connection, and the call is made once more without. Not for what must not arrive twice.
   */
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
}

export interface Client {
  /** Makes one call, once, but for `headers`. The answer's `data` is parsed with `schema`. Never throws. */
  call<Value>(
    endpoint: Endpoint,
    schema: v.GenericSchema<unknown, Value>,
    options?: CallOptions,
  ): Promise<Answer<Value>>
  /** Address and headers of a call, for a transport other than `fetch`. */
  outgoing(endpoint: Endpoint, options?: CallOptions): Answer<Outgoing>
  /** Whether a transfer's key reaches the server: always on the own origin, elsewhere where the host allows it. */
  sendsIdempotencyKey(): boolean
  /** Tells a developer of an element that posts what must not happen twice, and sends no key. */
  warnWithoutKey(tag: string): void
  /** Ends with the element. */
  readonly signal: AbortSignal | undefined
}

/** The name of what `fetch` threw; ofetch wraps it where no response came. */
const nameOf = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof Error)) return undefined
  return thrown.cause instanceof Error ? thrown.cause.name : thrown.name
}

/** Settles like `promise`, or rejects once `signal` aborts. */
const untilAborted = <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    promise.then(resolve, reject)
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
  })

/** A client of its own for each element: no two share a token or an open call. */
export function createClient(options: ClientOptions): Client {
  const { settings, signal } = options
  const outgoing: Client['outgoing'] = (endpoint, call) => {
    const request = buildRequest(endpoint, settings(), call)
    if (!request.ok || endpoint.method === 'GET') return request
    const { url, headers } = request.value
    const added = { ...call?.headers, ...postHeaders(url, settings(), call?.idempotencyKey) }
    return { ok: true, value: { ...request.value, headers: { ...headers, ...added } } }
  }
  const fetch: typeof globalThis.fetch = (...args) => (options.fetch ?? globalThis.fetch)(...args)

  const callOnce: Client['call'] = async (
    endpoint,
    schema,
    { prefetched, ...callOptions } = {},
  ) => {
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
      const send = createFetch({ fetch: prefetched ? () => prefetched : fetch })
      const answer = send.raw<string, 'text'>(request.value.url, {
        method: request.value.method,
        headers: request.value.headers,
        ...(callOptions.body && { body: plainJson(callOptions.body) }),
        signal: limit.signal,
        // Neither a balance of before, or another person's, nor a portal's redirect of yesterday.
        cache: 'no-store',
        responseType: 'text',
        ignoreResponseError: true,
        retry: 0,
      })
      const response = await untilAborted(answer, limit.signal)
      return readAnswer(response.status, response._data ?? '', schema, endpoint.successOnly)
    } catch (cause) {
      if (isLate) return failed({ kind: 'timeout', cause })
      if (signal?.aborted) return failed({ kind: 'canceled', cause })
      const name = nameOf(cause)
      if (name === 'TimeoutError') return failed({ kind: 'timeout', cause })
      if (prefetched) return callOnce(endpoint, schema, callOptions)
      return failed({ kind: name === 'AbortError' ? 'aborted' : 'network', cause })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
    }
  }

  /** Whether a server on another origin lets `headers` in, once its answers have shown it. */
  const takesHeaders = new Map<string, boolean>()
  const call: Client['call'] = async (endpoint, schema, { headers, ...bare } = {}) => {
    const request = outgoing(endpoint, bare)
    if (!request.ok) return request
    const url = new URL(request.value.url)
    const given = Object.entries(headers ?? {}).filter(([, text]) => fitsHeader(text))
    const sendBare = () => callOnce(endpoint, schema, bare)
    if (!given.length || takesHeaders.get(url.origin) === false) return sendBare()

    const answer = await callOnce(endpoint, schema, { ...bare, headers: Object.fromEntries(given) })
    const isLost = !answer.ok && answer.error.kind === 'network'
    if (!isLost) takesHeaders.set(url.origin, true)
    // Its own origin asks no preflight, one that was passed before is not it, and no net is none.
    const mayBePreflight = isLost && !takesHeaders.has(url.origin) && !isOwnOrigin(url)
    if (!mayBePreflight || !navigator.onLine) return answer
    const second = await sendBare()
    if (second.ok || second.error.kind !== 'network') takesHeaders.set(url.origin, false)
    return second
  }

  const sendsIdempotencyKey = () => {
    const request = outgoing(transfer, { idempotencyKey: 'probe' })
    return request.ok && 'Idempotency-Key' in request.value.headers
  }
  const warnWithoutKey: Client['warnWithoutKey'] = (tag) => {
    const request = outgoing(transfer)
    if (!request.ok || sendsIdempotencyKey()) return
    const { origin } = new URL(request.value.url)
    console.warn(
      `<${tag}> sends no Idempotency-Key to ${origin}. A browser may repeat a POST whose connection was cut, and only the key keeps it from being carried out twice. Let the server accept the header (Access-Control-Allow-Headers: idempotency-key), and set allow-idempotency-key.`,
    )
  }

  return { call, outgoing, sendsIdempotencyKey, warnWithoutKey, signal }
}
