import type { ApiContext } from '../calls/env.ts'
import { Refusal } from '../core/answer.ts'
import { preferredLocale } from '../language/localized-text.ts'

/** Reads the JSON of a request, or throws a refusal that calls the body `what`. */
export const jsonBody = (c: ApiContext, what = 'request'): Promise<unknown> =>
  c.req.json().catch(() => {
    throw new Refusal(`The ${what} is not JSON`)
  })

/** The JSON of a request; `undefined` for anything else. */
export const anyBody = (c: ApiContext): Promise<unknown> => c.req.json().catch(() => undefined)

/** Visible ASCII, not longer than an id needs. */
const keyPattern = /^[\x21-\x7e]{1,200}$/

/** The idempotency key of a call, if it has one. */
export function idempotencyKey(c: ApiContext): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !keyPattern.test(key)) {
    throw new Refusal('The idempotency key is not usable')
  }
  return key
}

/** The language that the caller prefers. */
export const localeOf = (c: ApiContext) => preferredLocale(c.req.header('accept-language'))

/** The token of a checked code, or of a contract's link. */
export const otpToken = (c: ApiContext): string | undefined => c.req.header('otp-token')
