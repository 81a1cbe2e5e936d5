import * as v from 'valibot'

/**
 * An exact decimal number as text: an optional minus, digits, an optional fraction. Never a
 * JavaScript number, which holds neither 0.1 nor eighteen digits exactly.
 */
export type DecimalText = string & { readonly __decimal: unique symbol }

const pattern = /^-?\d{1,40}(\.\d{1,40})?$/

/** Whether a text is a plain decimal, as it travels on the wire. */
export const isDecimalText = (text: unknown): text is DecimalText =>
  typeof text === 'string' && pattern.test(text)

/** A decimal written in our own code. Throws a RangeError for any other text, which is a bug. */
export const decimalText = (text: string): DecimalText => {
  if (!isDecimalText(text)) throw new RangeError(`not a plain decimal: ${text}`)
  return text
}

/**
 * A JSON number without its exponent: moves the point, loses no digit. Not by big.js, which the
 * first view would have to load for numbers that servers hardly ever send.
 */
const toPlainDecimal = (value: number): string => {
  const [digits = '', exponent] = String(value).split('e')
  if (exponent === undefined) return digits
  const [whole = '', part = ''] = digits.replace('-', '').split('.')
  const point = whole.length + Number(exponent)
  const all = `${'0'.repeat(Math.max(1 - point, 0))}${whole}${part}`.padEnd(point, '0')
  const at = Math.max(point, 1)
  const fraction = all.slice(at)
  return `${value < 0 ? '-' : ''}${all.slice(0, at)}${fraction && `.${fraction}`}`
}

/** A decimal on the wire: servers send text or a JSON number; inside it is text. */
export const decimal = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((raw) => (typeof raw === 'number' ? toPlainDecimal(raw) : raw.trim())),
  v.custom<DecimalText>(isDecimalText, 'decimal'),
)
