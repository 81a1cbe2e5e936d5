import * as v from 'valibot'
import { company } from './company.ts'
import { optionalExtension } from './optional-extension.ts'
import { transferTerms } from './transfer-terms.ts'

const text = v.nullish(v.string(), '')

/** The ways to send USD. The list is fixed (section 2); a server may say which of them it offers. */
export const usdMethod = v.picklist(['WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL'])
export type UsdMethod = v.InferOutput<typeof usdMethod>

/**
 * One receiving account (section 3, "USD channel"). A server that implements only section 7 sends
 * one item without `method`, which the element uses for every method.
 */
export const usdChannel = v.object({
  ...company.entries,
  /** SWIFT/BIC, 8 to 11 characters. */
  code: text,
  bankCountry: text,
  bankCity: text,
  bankName: text,
  bankAddress: text,
  bankAccount: text,
  holderName: text,
  /** Beyond section 7: `WIRE`, `ACH`, `CREDIT_CARD` or `PAYPAL`. */
  method: optionalExtension(v.string()),
  /** The element sends it back as `paymentChannel` of a proof. */
  value: optionalExtension(v.union([v.string(), v.number()])),
  /** `false`: the method is not available now. */
  offered: optionalExtension(v.boolean()),
  /** ACH routing number. */
  routingNumber: optionalExtension(v.string()),
  /** Where to pay by card (a link) or by PayPal (an e-mail address). */
  payTo: optionalExtension(v.string()),
  /** Reference that the remitter must write; it assigns the money to a wallet. */
  reference: optionalExtension(v.string()),
  ...transferTerms,
})

export type UsdChannel = v.InferOutput<typeof usdChannel>
