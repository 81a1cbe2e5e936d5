import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'

/** A rate that is valid for a short time: `data.item` of `getConversionQuote`. */
export const conversionQuote = v.object({
  quoteId: v.string(),
  /** USD for one USDT. */
  rate: decimal,
  /** USDT that leave the wallet. */
  amount: decimal,
  /** USDT deducted from the amount. */
  fee: decimal,
  /** USD that the wallet receives. */
  receives: decimal,
  /** Seconds for which the rate is valid, from this answer on. */
  validSeconds: v.number(),
})
export type ConversionQuote = v.InferOutput<typeof conversionQuote>
