import Big from 'big.js'
import type { DecimalText } from './decimal-text.ts'

/*
 * big.js assigns `constructor` to each number. Where a page has frozen `Object.prototype`, as
 * `lockdown()` of SES does, that throws unless a prototype nearer than it has the property.
 */
Object.defineProperty(Big.prototype, 'constructor', { value: Big, writable: true })

/**
 * Sums and differences of decimals are decimals again, written out without an exponent, in the
 * shortest form; zero has no sign. (Of numbers at the 40-digit edge of the wire the result may
 * have one digit more.)
 */
const canonical = (value: Big): DecimalText => (value.eq(0) ? '0' : value.toFixed()) as DecimalText

/** `a + b`, exact. Both in the same currency. */
export const add = (a: DecimalText, b: DecimalText): DecimalText => canonical(new Big(a).plus(b))

/** `a − b`, exact; may be negative. Both in the same currency. */
export const subtract = (a: DecimalText, b: DecimalText): DecimalText =>
  canonical(new Big(a).minus(b))

/** `a × b`, exact; an amount at a rate, for example. */
export const multiply = (a: DecimalText, b: DecimalText): DecimalText =>
  canonical(new Big(a).times(b))

/** The smallest number of `decimals` fraction digits that is not below `a ÷ b`; `b` is positive. */
export const divideUp = (a: DecimalText, b: DecimalText, decimals: number): DecimalText => {
  const below = new Big(a).div(b).round(decimals, Big.roundDown)
  // The quotient itself may be rounded, so the product decides.
  const unit = new Big(10).pow(-decimals)
  return canonical(below.times(b).lt(a) ? below.plus(unit) : below)
}

/** −1 if `a` is the smaller, 1 if it is the greater, 0 if both have the same value. */
export const compare = (a: DecimalText, b: DecimalText): -1 | 0 | 1 => new Big(a).cmp(b)

/** The smaller of two, such as a balance and a limit. */
export const min = (a: DecimalText, b: DecimalText): DecimalText => (compare(a, b) <= 0 ? a : b)

/** The greater of two, such as two minimums that both apply. */
export const max = (a: DecimalText, b: DecimalText): DecimalText => (compare(a, b) >= 0 ? a : b)

/** Rounded towards zero to `decimals` fraction digits, so that it never exceeds a balance. */
export const truncate = (value: DecimalText, decimals: number): DecimalText =>
  canonical(new Big(value).round(decimals, Big.roundDown))

export const isPositive = (value: DecimalText): boolean => new Big(value).gt(0)
