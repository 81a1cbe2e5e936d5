import { add } from './arithmetic.ts'
import { type DecimalText, decimalText } from './decimal-text.ts'

/** A fee in its shortest form, so that equal fees are equal texts. */
export const feeOf = <Named extends DecimalText | null | undefined>(named: Named) =>
  (named ? add(named, decimalText('0')) : undefined) as Named extends DecimalText
    ? DecimalText
    : DecimalText | undefined
