import Big from 'big.js'

/** Terms of a conversion; the sandbox's own. */
export const conversionTerms = {
  /** USD for one USDT. */
  rate: '0.9985',
  /** In per cent of the amount. */
  feePercent: '0.1',
  /** Seconds for which a quote is valid. */
  validSeconds: 30,
} as const

/**
 * The fee of a conversion in USDT, rounded up to the sixth decimal, and the USD received, rounded
 * down to cents. The clearing institution keeps the remainder.
 */
export function conversionOf(amount: Big): { readonly fee: Big; readonly receives: Big } {
  const { rate, feePercent } = conversionTerms
  const fee = amount.times(feePercent).div(100).round(6, Big.roundUp)
  return { fee, receives: amount.minus(fee).times(rate).round(2, Big.roundDown) }
}
