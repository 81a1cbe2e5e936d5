import type { DecimalText } from './decimal-text.ts'

/** Whether an amount is nothing, however it is written: `0`, `0.00`. */
export const isZero = (amount: DecimalText): boolean => !/[1-9]/.test(amount)
