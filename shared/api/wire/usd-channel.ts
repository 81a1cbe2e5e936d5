import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { company } from './company.ts'
import { multilingual } from './multilingual.ts'
import { optionalExtension } from './optional-extension.ts'

const text = v.nullish(v.string(), '')

/** The ways to send USD. The list is fixed (section 2); a server may say which of them it offers. */
export const usdMethod = v.picklist(['WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL'])
export type UsdMethod = v.InferOutput<typeof usdMethod>

/** A limit that no amount could keep is none. */
const upperLimit = v.pipe(
  optionalExtension(decimal),
  v.transform((limit) => (limit && /^[^-]*[1-9]/.test(limit) ? limit : null)),
)

/**
 * Limits, fee and time of one way to send money. All of them go beyond section 7: what a server
 * does not send is absent and is not shown.
 */
export const transferTerms = {
  /** Smallest amount of one transfer. */
  minAmount: optionalExtension(decimal),
  /** Largest amount of one transfer; 0 if there is no limit. */
  maxAmount: upperLimit,
  /** Largest total amount per day; 0 if there is no limit. */
  dailyLimit: upperLimit,
  /** Flat fee in the currency of the transfer. */
  fee: optionalExtension(decimal),
  /** Time until arrival, in words. */
  arrival: optionalExtension(multilingual),
}

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
