import type { UsdChannel, UsdMethod } from '../../../shared/api/wire/usd-channel.ts'

/**
 * The address of a payment page, if that is where the server says to pay; `undefined` for any other
 * text. Only https: the person is about to enter card details there.
 */
export function paymentPage(payTo: string | null | undefined): string | undefined {
  const text = payTo?.trim() ?? ''
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).href
}

/** The payment page of a method, if it has one: nothing is transferred to an account by hand then. */
export const paymentPageOf = ({ payTo }: UsdChannel, method: UsdMethod): string | undefined =>
  method === 'WIRE' || method === 'ACH' ? undefined : paymentPage(payTo)
