import type { Endpoint } from './endpoint.ts'
import type { EndpointName, EndpointPaths } from './endpoints/all.ts'
import type { Answer } from './errors.ts'
import type { TimeLimit } from './time-limit.ts'

/** What an embedder may change at any time; read at each call. */
export interface ClientSettings {
  /** Where the calls go; empty for the page's own origin. */
  readonly baseUrl: string
  /** The token of the element; it is sent as `token` or `otp-token`. */
  readonly token: string
  /** BCP 47: the language in which the person reads the server's messages. */
  readonly language?: string
  /** Paths that the host puts in place of ours. */
  readonly paths?: EndpointPaths
  /** The host sends no `Idempotency-Key` to another origin, whose server does not allow it (CORS). */
  readonly withoutIdempotencyKey?: boolean
}

export interface RequestOptions {
  /** Values of the `{placeholders}` of the path. */
  readonly path?: Readonly<Record<string, string>>
}

/** A request to send, independent of the transport. */
export interface Outgoing {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Record<string, string>
}

/** An answer as received, independent of the transport. */
interface RawAnswer {
  /** It is a redirect, or it came by one. */
  readonly isRedirect?: boolean
  readonly status: number
  readonly body: string
}

/** Of every `fetch` of ours: a redirect would take the token to another server. */
export const redirect = 'manual'

/** Whether a response is a redirect that was not followed; a browser tells no more of it. */
export const isRedirect = ({ type }: Pick<Response, 'type'>): boolean => type === 'opaqueredirect'

/** Sends a request. Rejects as `fetch` does, also when `limit.signal` aborts. */
export type Transport = (request: Outgoing, limit: TimeLimit) => Promise<RawAnswer>

/** Whether a text can be sent as a header: visible ASCII only, as in any valid token. */
export const fitsHeader = (token: string) => /^[\x21-\x7e]+$/.test(token)

/** Half of a surrogate pair, for which `encodeURIComponent` throws. */
const loneSurrogate = /\p{Surrogate}/gu

/** URL and token of a call; an error if the call cannot be made. */
export function buildRequest(
  { name, method, auth, path: ownPath }: Endpoint,
  { baseUrl, token, language, paths }: ClientSettings,
  { path: values }: RequestOptions = {},
): Answer<Outgoing> {
  const path = (paths?.[name as EndpointName] ?? ownPath).replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent((values?.[key] ?? '').replace(loneSurrogate, '\ufffd')),
  )
  const page = globalThis.location?.href ?? 'http://localhost/'
  let url: URL
  try {
    // Exactly one slash between base and path: without it, `v2/…` would change the host name.
    url = new URL(`${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`, page)
  } catch (cause) {
    return { ok: false, error: { kind: 'protocol', cause } }
  }
  if (!/^https?:$/.test(url.protocol)) return { ok: false, error: { kind: 'protocol' } }

  // `accept-language` needs no preflight.
  const headers: Record<string, string> = language ? { 'accept-language': language } : {}
  if (auth !== 'none') {
    if (!fitsHeader(token)) return { ok: false, error: { kind: 'forbidden', navigate: '/' } }
    headers[auth] = token
  }
  return { ok: true, value: { method, url: url.href, headers } }
}
