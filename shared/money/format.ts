import { minBalanceFractionDigits } from '../limits.ts'
import type { DecimalText } from './decimal-text.ts'

/**
 * A decimal as people read it, written in every language as in en-US: `-1234.5` is `-1,234.5000`.
 * Works on the text, so no digit is lost or rounded, however many there are. Zeros beyond
 * `minFraction` are left out; zero has no sign. The unit is for the caller to add.
 */
export const formatAmount = (
  value: DecimalText,
  minFraction = minBalanceFractionDigits,
): string => {
  const [whole = '', part = ''] = value.replace('-', '').split('.')
  const integer = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = part.replace(/0+$/, '').padEnd(minFraction, '0')
  const sign = value.startsWith('-') && /[1-9]/.test(value) ? '-' : ''
  return `${sign}${integer}${fraction === '' ? '' : `.${fraction}`}`
}
