import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'

/** What goes to `getConversionQuote`. */
export const quoteRequest = v.object({
  /** USDT to convert. */
  amount: decimal,
})

/** A rate that holds for a short time: `data.item` of `getConversionQuote`. */
export const conversionQuote = v.object({
  quoteId: v.string(),
  /** USD for one USDT. */
  rate: decimal,
  /** USDT that leave. */
  amount: decimal,
  /** USDT taken out of the amount. */
  fee: decimal,
  /** USD that arrive. */
  receives: decimal,
  /** Seconds for which the rate holds, from this answer on. */
  validSeconds: v.number(),
})
export type ConversionQuote = v.InferOutput<typeof conversionQuote>

/** What goes to `convert`. */
export const conversion = v.object({ quoteId: v.string() })
