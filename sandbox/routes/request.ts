import { confirmationProof } from '../../shared/api/wire/confirmation.ts'
import type { ApiContext } from '../calls/env.ts'
import { Refusal } from '../core/answer.ts'
import { parseInput } from '../core/parse-input.ts'
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

/** The origin of the page that makes a call. A page and its server may have the same one. */
export const originOf = (c: ApiContext): string | undefined => c.req.header('origin')

/** A request that sends an order, and how its holder has confirmed it. */
export async function orderBody(c: ApiContext, what?: string) {
  const body = await jsonBody(c, what)
  const { confirmation, ...request } = Object(body) as { readonly confirmation?: unknown }
  return {
    request: typeof body === 'object' && body !== null ? request : body,
    confirming: {
      proof: confirmation === undefined ? undefined : parseInput(confirmationProof, confirmation),
      origin: originOf(c),
    },
  }
}
