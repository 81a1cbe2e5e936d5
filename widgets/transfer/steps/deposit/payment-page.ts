/**
 * The address of a payment page, if that is where the server says to pay; `undefined` for any other
 * text. Only https: the person is about to enter card details there.
 */
export function paymentPage(payTo: string | null | undefined): string | undefined {
  const text = payTo?.trim() ?? ''
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).href
}
