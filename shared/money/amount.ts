import { type DecimalText, isDecimalText } from './decimal-text.ts'
import { normalizeInput } from './normalize-input.ts'

/**
 * Why a text is not an amount: empty; not written as a number; with a plus or minus; with more
 * fraction digits than the currency has; too long to be an amount of money.
 */
export type AmountIssue = 'empty' | 'format' | 'sign' | 'decimals' | 'length'

type AmountReading =
  | { readonly ok: true; readonly value: DecimalText }
  | { readonly ok: false; readonly reason: AmountIssue }

/** Longest text that is read, so that a pasted book costs nothing. */
const maxTextLength = 64
/** More than any wallet holds, and far below what the wire format allows. */
const maxIntegerDigits = 18

const signed = /^[+\-\u2010-\u2015\u2212\ufe63]|[+\-\u2010-\u2015\u2212\ufe63]$/
/**
 * Digits, or groups of three as en-US writes them; then a fraction. A first group never starts
 * with 0: `0,500` is how much of Europe writes a half, and must not read as five hundred.
 */
const shape = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.(\d*))?$/

const refuse = (reason: AmountIssue): AmountReading => ({ ok: false, reason })

/**
 * The one rule for an amount that a person types or pastes. Takes any text and the currency's
 * fraction digits; returns the amount in whole units (dollars, not cents) in its shortest form:
 * `007.50` is `7.5`, `5.` is `5`, `.5` is `0.5`, zero is `0`. Zeros at the end of a fraction do not
 * count as digits. Never throws, never rounds; limits are for the caller to check.
 */
export const readAmount = (text: string, { decimals }: { decimals: number }): AmountReading => {
  if (text.length > maxTextLength) return refuse('length')
  const typed = normalizeInput(text)
  if (typed === '') return refuse('empty')
  if (signed.test(typed)) return refuse('sign')

  const [found, whole = '', part = ''] = shape.exec(typed) ?? []
  if (found === undefined || whole + part === '') return refuse('format')

  const integer = whole.replaceAll(',', '').replace(/^0+/, '') || '0'
  const fraction = part.replace(/0+$/, '')
  if (integer.length > maxIntegerDigits) return refuse('length')
  if (fraction.length > decimals) return refuse('decimals')

  const value = fraction === '' ? integer : `${integer}.${fraction}`
  return isDecimalText(value) ? { ok: true, value } : refuse('length')
}
