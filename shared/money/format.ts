import { minBalanceFractionDigits, minFractionDigits, minRateFractionDigits } from '../limits.ts'
import type { DecimalText } from './decimal-text.ts'

/**
 * The one way to write money, in every language as in en-US. Works on the text, so no digit is lost
 * or rounded, however many there are. Zeros beyond `minFraction` are left out; zero has no sign.
 */
const written = (value: DecimalText, minFraction: number): string => {
  const [whole = '', part = ''] = value.replace('-', '').split('.')
  const integer = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = part.replace(/0+$/, '').padEnd(minFraction, '0')
  const sign = value.startsWith('-') && /[1-9]/.test(value) ? '-' : ''
  return `${sign}${integer}.${fraction}`
}

/**
 * An amount that moves, a fee or a limit, without its unit: `1,250.50`. It has two fraction digits, or
 * as many as it needs: `0.123456`.
 */
export const formatAmount = (value: DecimalText): string => written(value, minFractionDigits)

/** What a wallet has, without its unit: `1,250.5000`. `Money` shows the digits after cents smaller. */
export const formatBalance = (value: DecimalText): string =>
  written(value, minBalanceFractionDigits)

/** What one unit of a currency is in another: `0.9985`. */
export const formatRate = (value: DecimalText): string => written(value, minRateFractionDigits)

/** An amount with its unit, which no line separates: `1,250.50 USD`. */
export const amountWithUnit = (value: DecimalText, unit: string): string =>
  `${formatAmount(value)}\u00a0${unit}`

/** `+1,500.00` or `−1,500.00`, with a minus sign that is as wide as the plus. */
export const signedAmount = ({
  amount,
  direction,
}: {
  readonly amount: DecimalText
  readonly direction: 'IN' | 'OUT'
}): string => `${direction === 'IN' ? '+' : '\u2212'}${formatAmount(amount)}`

/** An amount for a spreadsheet, which groups figures itself: `1250.50`. */
export const ungroupedAmount = (value: DecimalText): string =>
  formatAmount(value).replaceAll(',', '')
