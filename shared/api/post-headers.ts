import { type ClientSettings, fitsHeader } from './request.ts'

const xsrfCookie = (): string | undefined => {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(globalThis.document?.cookie ?? '')?.[1]
  try {
    return value && decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * What a POST carries beside its token: the answer to the XSRF cookie, on the page's own origin
 * alone, and the idempotency key, elsewhere only where the host says that its server allows it.
 */
export function postHeaders(
  url: string,
  { allowsIdempotencyKey }: ClientSettings,
  idempotencyKey: string | undefined,
): Record<string, string> {
  const isSameOrigin = new URL(url).origin === globalThis.location?.origin
  const cookie = isSameOrigin && xsrfCookie()
  const xsrf = cookie && fitsHeader(cookie) && cookie
  const key = (isSameOrigin || allowsIdempotencyKey) && idempotencyKey
  return { ...(xsrf && { 'X-XSRF-TOKEN': xsrf }), ...(key && { 'Idempotency-Key': key }) }
}
