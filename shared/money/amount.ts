import { mixesDigits, withAsciiDigits } from '../text/ascii-digits.ts'
import { withoutMarks } from '../text/normalize-input.ts'
import type { Currency } from './currency.ts'
import { meaningOf } from './currency-words.ts'
import { type DecimalText, isDecimalText } from './decimal-text.ts'
import { readFigures, withPlainMarks } from './figures.ts'

/**
 * Why a text is not an amount: empty; not written as a number; with a minus; with more fraction
 * digits than the currency has; too long to be an amount of money; in another currency; with a word
 * that multiplies, such as `萬`; or with one dot before three digits, in a currency that has no
 * three decimals: much of Europe writes a thousand like that.
 */
export type AmountIssue =
  | 'empty'
  | 'format'
  | 'sign'
  | 'decimals'
  | 'length'
  | 'currency'
  | 'multiple'
  | 'unclear'

type AmountReading =
  | {
      readonly ok: true
      readonly value: DecimalText
      /** What another region reads in the same text, such as a thousandth, or a thousand times as much. */
      readonly otherwise?: DecimalText
    }
  | { readonly ok: false; readonly reason: AmountIssue }

/** Longest text that is read, so that a pasted book costs nothing. */
const maxTextLength = 64
/** More than any wallet holds, and far below what the wire format allows. */
const maxIntegerDigits = 18

const minus = /[\p{Pd}\u2212\u207b\u208b±]/u
/** `100.-` and `100,--`, as Switzerland and Germany write a whole amount. */
const noCents = /(?<=\d[.,])[\p{Pd}\u2212]{1,2}(?=\s|\p{L}|$)/u
const mark = /^[.,\u066b]$/
const numeral = /[万萬億亿兆千仟百佰十拾만억조천백십]/

const refuse = (reason: AmountIssue): AmountReading => ({ ok: false, reason })

/** The figures of a text from the first to the last digit, with marks beside them, and what is around. */
function partsOf(text: string): readonly [before: string, figures: string, after: string] {
  let start = text.search(/\d/)
  let end = text.search(/\d\D*$/) + 1
  // `.5` and `5.`, but not `Rs.5` or `5 kr.`
  if (mark.test(text.charAt(start - 1)) && !/\p{L}/u.test(text.charAt(start - 2))) start--
  if (mark.test(text.charAt(end))) end++
  return [text.slice(0, start), text.slice(start, end), text.slice(end)]
}

/** The decimal of its digits, in the shortest form; or what is wrong with their number. */
function decimalOf(whole: string, part: string, decimals: number): DecimalText | AmountIssue {
  const integer = whole.replace(/^0+/, '') || '0'
  const fraction = part.replace(/0+$/, '')
  if (integer.length > maxIntegerDigits) return 'length'
  if (fraction.length > decimals) return 'decimals'
  const value = fraction === '' ? integer : `${integer}.${fraction}`
  return isDecimalText(value) ? value : 'length'
}

/**
 * The one rule for an amount that a person types or pastes: digits of any script, in the notation of
 * any region, with the name or the sign of the currency. Returns the amount in whole units (dollars,
 * not cents) in its shortest form: `007,50` is `7.5`, `5.` is `5`, `.5` is `0.5`, zero is `0`. Never
 * throws, never rounds; limits are for the caller to check. Not for the wire, which is plain.
 */
export function readAmount(
  text: string,
  { unit, decimals }: { readonly unit: Currency; readonly decimals: number },
): AmountReading {
  if (text.length > maxTextLength) return refuse('length')
  const typed = withPlainMarks(withAsciiDigits(withoutMarks(text)))
    .trim()
    .replace(noCents, '00')
  if (typed === '') return refuse('empty')
  if (!/\d/.test(typed)) return refuse(minus.test(typed) ? 'sign' : 'format')
  if (mixesDigits(withPlainMarks(text))) return refuse('format')

  const [before, digits, after] = partsOf(typed)
  if (minus.test(before) || minus.test(after) || after.includes('+')) return refuse('sign')
  const meanings = [before.replace('+', ''), after].map((affix) => meaningOf(affix, unit))
  if (meanings.includes('multiple') || numeral.test(digits)) return refuse('multiple')
  if (meanings.includes('nothing-known')) return refuse('format')
  if (meanings.includes('other-currency')) return refuse('currency')

  const figures = readFigures(digits)
  if (!figures) return refuse('format')
  const { whole, fraction, mark, isUnclear } = figures
  // A dot before three digits: in a currency with cents, hardly anyone means them as a fraction.
  if (isUnclear && mark === '.' && decimals < 3) return refuse('unclear')
  // After a comma, zeros count: `0,500` and `1,0000` may be groups that lack a digit.
  if (mark === ',' && fraction.length > decimals) return refuse('decimals')

  const value = decimalOf(whole, fraction, decimals)
  if (!isDecimalText(value)) return refuse(value)
  const joined = whole + fraction
  const otherwise =
    isUnclear &&
    (mark
      ? decimalOf(joined, '', decimals)
      : decimalOf(joined.slice(0, -3), joined.slice(-3), decimals))
  return { ok: true, value, ...(otherwise && isDecimalText(otherwise) && { otherwise }) }
}
