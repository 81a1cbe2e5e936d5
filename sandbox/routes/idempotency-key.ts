import type { ApiContext } from '../calls/env.ts'
import { Refusal } from '../core/answer.ts'

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
