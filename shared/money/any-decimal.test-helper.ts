import fc from 'fast-check'
import { decimalText } from './decimal-text.ts'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 30 })

/** Any decimal that a server may send, leading and trailing zeros and `-0` among them. */
export const anyDecimal = fc
  .tuple(fc.boolean(), digits, fc.option(digits))
  .map(([negative, whole, part]) =>
    decimalText(`${negative ? '-' : ''}${whole}${part === null ? '' : `.${part}`}`),
  )
