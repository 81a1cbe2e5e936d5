import { readAmount } from './amount.ts'
import { type Currency, currencies } from './currency.ts'
import { formatAmount } from './format.ts'

/** A typed amount in our spelling: `2500` is `2,500.00`. What is no amount stays as it was typed. */
export function groupedInput(text: string, currency: Currency): string {
  const reading = readAmount(text, currencies[currency])
  return reading.ok ? formatAmount(reading.value) : text
}

/** The text of a field, and the place of its caret. */
interface Edit {
  readonly text: string
  readonly caret: number
}

/** How many characters two texts have in common at their start, or at their end. */
const inCommon = (a: string, b: string, side: 'start' | 'end'): number => {
  const most = Math.min(a.length, b.length)
  for (let at = 0; at < most; at++) {
    const place = side === 'start' ? at : -1 - at
    if (a.at(place) !== b.at(place)) return at
  }
  return most
}

/**
 * A change of a grouped amount without our groups, which no longer fit: a digit typed into `2,500.00`
 * would leave `2,5100.00`, which is no amount. Commas that were just typed or pasted stay.
 *
 * @param isKey whether a key was pressed; another text may have been pasted in place of the amount
 */
export function ungroupedEdit(
  before: string,
  { text, caret }: Edit,
  currency: Currency,
  isKey: boolean,
): Edit {
  const isOurs = before.includes(',') && groupedInput(before, currency) === before
  const isAnother = !isKey && readAmount(text, currencies[currency]).ok
  if (!isOurs || isAnother) return { text, caret }
  const start = inCommon(text, before, 'start')
  const end = text.length - inCommon(text.slice(start), before.slice(start), 'end')
  const kept = [...text].map((sign, at) => (sign === ',' && (at < start || at >= end) ? '' : sign))
  return { text: kept.join(''), caret: kept.slice(0, caret).join('').length }
}
