import { readAmount } from '../../shared/money/amount.ts'
import { type Currency, currencies } from '../../shared/money/currency.ts'

/**
 * An amount in the field of a form, as decimal text. One that can be read in two ways stays as it
 * is, and is refused unless it is decimal text itself.
 */
export function typedAmount(text: string | undefined, currency: Currency): string {
  const reading = readAmount(text ?? '', currencies[currency])
  return reading.ok && !reading.otherwise ? reading.value : (text ?? '')
}
