import type { DecimalText } from './decimal-text.ts'
import { formatAmount } from './format.ts'

/**
 * An amount in a sentence, without its unit: a fee, a limit, what arrives. Whole, or with at least
 * two fraction digits: `1,475`, `2.50`. In a column of figures, use `formatAmount`, as for a
 * balance.
 */
export const formatInSentence = (value: DecimalText): string =>
  formatAmount(value, /\.\d*[1-9]/.test(value) ? 2 : 0)
