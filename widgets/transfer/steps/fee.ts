import { add } from '../../../shared/money/arithmetic.ts'
import { type DecimalText, decimalText } from '../../../shared/money/decimal-text.ts'

/** A fee in its shortest form, so that two readings of one fee are the same text; none is nought. */
export const feeOf = (named: DecimalText | null | undefined): DecimalText => {
  const nought = decimalText('0')
  return named ? add(named, nought) : nought
}
