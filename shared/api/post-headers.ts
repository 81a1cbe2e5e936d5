import { type ClientSettings, fitsHeader } from './request.ts'

/** A sandboxed frame without `allow-same-origin` throws where its cookies are read; it has none. */
const cookiesOfPage = (): string => {
  try {
    return globalThis.document?.cookie ?? ''
  } catch {
    return ''
  }
}

/**
 * The XSRF cookie that a call carries. The page lists the cookies of its own path, the longest path
 * first, and does not say their paths; the call carries those of the call's path, and a server reads
 * the first. Where the call lies beneath the page's folder it carries all that the page sees: the
 * first counts. Elsewhere, as for a page under /host and a call to /api, it carries those of the
 * shortest path alone: the last counts.
 */
function xsrfCookie(call: URL): string | undefined {
  const found = [...cookiesOfPage().matchAll(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/g)]
  // A page's own name may be a cookie's path, /host; that of a file, /host/index.html, is none.
  const folder = globalThis.location.pathname.replace(/\/[^/]*\.[^/]*$|\/$/, '')
  const value = found.at(call.pathname.startsWith(`${folder}/`) ? 0 : -1)?.[1]
  try {
    return value && decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Whether a call stays on the page's own origin. A sandboxed frame has an address and no origin:
 * `location` alone would take its address for its own. Without a browser there is `location` at most.
 */
export const isOwnOrigin = ({ origin }: URL): boolean =>
  origin === (globalThis.origin ?? globalThis.location?.origin)

/**
 * What a POST carries beside its token: the answer to the XSRF cookie, on the page's own origin
 * alone, and the idempotency key, elsewhere only where the host says that its server allows it.
 */
export function postHeaders(
  url: string,
  { allowsIdempotencyKey }: ClientSettings,
  idempotencyKey: string | undefined,
): Record<string, string> {
  const call = new URL(url)
  const isSameOrigin = isOwnOrigin(call)
  const cookie = isSameOrigin && xsrfCookie(call)
  const xsrf = cookie && fitsHeader(cookie) && cookie
  const key = (isSameOrigin || allowsIdempotencyKey) && idempotencyKey
  return { ...(xsrf && { 'X-XSRF-TOKEN': xsrf }), ...(key && { 'Idempotency-Key': key }) }
}
