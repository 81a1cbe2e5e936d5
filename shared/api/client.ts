import { createFetch } from 'ofetch'
import type * as v from 'valibot'
import { type EndpointName, type EndpointPaths, endpoints } from './endpoints.ts'
import { readAnswer } from './envelope.ts'
import { type Answer, failed } from './errors.ts'
import { requestTimeout } from './limits.ts'

/** What an embedder may change at any time; read at each call. */
export interface ClientSettings {
  /** Where the calls go; empty for the page's own origin. */
  readonly baseUrl: string
  /** The token of the element; it is sent as `token` or `otp-token`. */
  readonly token: string
  /** Paths that the host puts in place of ours. */
  readonly paths?: EndpointPaths
  /** Whether a server on another origin accepts the `Idempotency-Key` header (CORS). Own origin: always. */
  readonly allowsIdempotencyKey?: boolean
}

export interface ClientOptions {
  readonly settings: () => ClientSettings
  readonly fetch?: typeof globalThis.fetch
  /** Ends every call that is under way when it aborts. */
  readonly signal?: AbortSignal
}

export interface CallOptions {
  /** Values of the `{placeholders}` of the path. */
  readonly path?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>
  /** One per filled form: the server writes once, whatever we send. */
  readonly idempotencyKey?: string
}

/** A request as it goes out: shared by `fetch` and the upload, which needs XMLHttpRequest. */
export interface Outgoing {
  readonly url: string
  readonly headers: Record<string, string>
}

export interface Client {
  /** Makes one call, once. The answer's `data` is parsed with `schema`. Never throws. */
  call<Value>(
    name: EndpointName,
    schema: v.GenericSchema<unknown, Value>,
    options?: CallOptions,
  ): Promise<Answer<Value>>
  /** Address and headers of a call, for a transport other than `fetch`. */
  outgoing(name: EndpointName, options?: CallOptions): Answer<Outgoing>
  /** Whether a transfer's key reaches the server: always on the own origin, elsewhere where the host allows it. */
  sendsIdempotencyKey(): boolean
  /** Ends with the element. */
  readonly signal: AbortSignal | undefined
}

/** A header can hold visible ASCII only; anything else is no token. */
const fitsHeader = (token: string) => /^[\x21-\x7e]+$/.test(token)

const xsrfCookie = (): string | undefined => {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(globalThis.document?.cookie ?? '')?.[1]
  try {
    return value && decodeURIComponent(value)
  } catch {
    return value
  }
}

/** A client of its own for each element: no two share a token or an open call. */
export function createClient(options: ClientOptions): Client {
  const { settings, signal } = options
  const send = createFetch({ fetch: (...args) => (options.fetch ?? globalThis.fetch)(...args) })

  const outgoing: Client['outgoing'] = (name, call = {}) => {
    const endpoint = endpoints[name]
    const { baseUrl, token, paths, allowsIdempotencyKey } = settings()
    const path = (paths?.[name] ?? endpoint.path).replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(call.path?.[key] ?? ''),
    )
    const page = globalThis.location?.href ?? 'http://localhost/'
    let url: URL
    try {
      url = new URL(baseUrl.replace(/\/+$/, '') + path, page)
    } catch (cause) {
      return failed({ kind: 'protocol', cause })
    }
    if (!/^https?:$/.test(url.protocol)) return failed({ kind: 'protocol' })

    const headers: Record<string, string> = {}
    const isSameOrigin = url.origin === new URL(page).origin
    if (endpoint.auth !== 'none') {
      if (!fitsHeader(token)) return failed({ kind: 'forbidden', navigate: '/' })
      headers[endpoint.auth] = token
    }
    const xsrf = isSameOrigin && endpoint.method === 'POST' && xsrfCookie()
    if (xsrf) headers['X-XSRF-TOKEN'] = xsrf
    if (call.idempotencyKey && (isSameOrigin || allowsIdempotencyKey)) {
      headers['Idempotency-Key'] = call.idempotencyKey
    }
    return { ok: true, value: { url: url.href, headers } }
  }

  const call: Client['call'] = async (name, schema, callOptions = {}) => {
    const request = outgoing(name, callOptions)
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
        method: endpoints[name].method,
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
    const request = outgoing('transfer', { idempotencyKey: 'probe' })
    return request.ok && 'Idempotency-Key' in request.value.headers
  }

  return { call, outgoing, sendsIdempotencyKey, signal }
}
