import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { multilingual } from './multilingual.ts'
import { optionalExtension } from './optional-extension.ts'

/** A limit that no amount could keep is none. */
const upperLimit = v.pipe(
  optionalExtension(decimal),
  v.transform((limit) => (limit && /^[^-]*[1-9]/.test(limit) ? limit : null)),
)

/** Why nothing can be sent one way at the moment. */
export const closure = v.object({
  /** The operator's reason. */
  reason: optionalExtension(multilingual),
  /** When it opens again: ISO 8601. */
  until: optionalExtension(v.string()),
})

export type Closure = v.InferOutput<typeof closure>

/** Limits of one way to send money. All go beyond section 7: what a server does not send is absent. */
export const transferLimits = {
  /** Smallest amount of one transfer. */
  minAmount: optionalExtension(decimal),
  /** Largest amount of one transfer; 0 if there is no limit. */
  maxAmount: upperLimit,
  /** Largest total amount per day; 0 if there is no limit. */
  dailyLimit: upperLimit,
  /** What this account may still send today; 0 if nothing is left. */
  leftToday: optionalExtension(decimal),
  /** When the day of `leftToday` ends: ISO 8601. */
  limitResetsAt: optionalExtension(v.string()),
  /** Set while nothing can be sent this way. It stays in the list, with the reason. */
  closed: optionalExtension(closure),
}

/**
 * Limits, fee and time of one way to send money. All of them go beyond section 7: what a server
 * does not send is absent and is not shown.
 */
export const transferTerms = {
  ...transferLimits,
  /** Flat fee in the currency of the transfer. */
  fee: optionalExtension(decimal),
  /** Time until arrival, in words. */
  arrival: optionalExtension(multilingual),
}
