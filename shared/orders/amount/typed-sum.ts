import { readAmount } from '../../money/amount.ts'
import { type Currency, currencies } from '../../money/currency.ts'
import { amountWithUnit } from '../../money/format.ts'

/** A typed amount with its unit; `undefined` for a text that is none. */
export function typedSum(text: string | undefined, currency: Currency): string | undefined {
  const reading = readAmount(text ?? '', currencies[currency])
  return reading.ok ? amountWithUnit(reading.value, currency) : undefined
}
