import { readAmount } from './amount.ts'
import { type Currency, currencies } from './currency.ts'
import type { DecimalText } from './decimal-text.ts'
import { formatAmount } from './format.ts'

/** How an amount is understood that was not typed as a plain number. */
interface UnderstoodAmount {
  /** Without its unit: `12,500.00`. */
  readonly amount: string
  /** What the text means in another region, and how that is typed: `12.50`. */
  readonly otherwise?: { readonly amount: string; readonly typed: string }
}

/** Digits with a dot, which mean the same to everybody. */
const plain = /^\d+(?:\.\d*)?$/

/** Three digits after the dot could be read as a group. */
const mistakable = /\.\d{3}$/

/** An amount that no region reads as a thousand times as much: `12,500.00`, `1.2550`. */
const unmistakable = (value: DecimalText): string => formatAmount(value).replace(mistakable, '$&0')

const typedOf = (value: DecimalText): string =>
  value.includes('.') ? unmistakable(value).replaceAll(',', '') : value

/**
 * What a form shows below a typed amount; `undefined` for a plain number, for our own spelling, and for
 * a text that it refuses.
 */
export function understoodAmount(text: string, currency: Currency): UnderstoodAmount | undefined {
  const reading = readAmount(text, currencies[currency])
  if (!reading.ok) return undefined
  const { value, otherwise } = reading
  if (!otherwise && (plain.test(text) || text === formatAmount(value))) return undefined
  return {
    amount: unmistakable(value),
    ...(otherwise && {
      otherwise: { amount: unmistakable(otherwise), typed: typedOf(otherwise) },
    }),
  }
}
