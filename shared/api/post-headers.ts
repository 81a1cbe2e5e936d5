import { type ClientSettings, fitsHeader } from './request.ts'
import { readCookies } from './storage/cookies.ts'

/**
 * The XSRF cookie that the server reads from a call. `document.cookie` lists the cookies of the
 * page's path, longest cookie path first, without the paths. The browser sends the cookies of the
 * call's path, and the server reads the first. If the call is below the page's folder, the browser
 * sends all that the page sees, so the first one counts. Otherwise, as for a page under /host and a
 * call to /api, it sends only those of the shortest path, so the last one counts.
 */
function xsrfCookie(call: URL): string | undefined {
  const found = readCookies('XSRF-TOKEN')
  // A page such as /host may be the path of a cookie; a file such as /host/index.html may not.
  const folder = globalThis.location.pathname.replace(/\/[^/]*\.[^/]*$|\/$/, '')
  return found.at(call.pathname.startsWith(`${folder}/`) ? 0 : -1)
}

/**
 * Whether a call stays on the page's own origin. In a sandboxed frame `origin` is 'null' although
 * `location` has one, so `origin` decides. Outside a browser there may be `location` only, or
 * neither.
 */
export const isOwnOrigin = ({ origin }: URL): boolean =>
  origin === (globalThis.origin ?? globalThis.location?.origin)

/**
 * What a POST carries beside its token: the XSRF header, on the page's own origin only, and the
 * idempotency key, on another origin unless the host does without it.
 */
export function postHeaders(
  url: string,
  { withoutIdempotencyKey }: ClientSettings,
  idempotencyKey: string | undefined,
): Record<string, string> {
  const call = new URL(url)
  const isSameOrigin = isOwnOrigin(call)
  const cookie = isSameOrigin && xsrfCookie(call)
  const xsrf = cookie && fitsHeader(cookie) && cookie
  const key = (isSameOrigin || !withoutIdempotencyKey) && idempotencyKey
  return { ...(xsrf && { 'X-XSRF-TOKEN': xsrf }), ...(key && { 'Idempotency-Key': key }) }
}
