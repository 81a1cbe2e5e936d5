import type { Currency } from './currency.ts'
import { type DecimalText, decimalText } from './decimal-text.ts'

/** Smallest amount of one withdrawal, in whole units (sections 5 and 9). */
export const minimumWithdrawal = {
  USD: decimalText('100'),
  USDT: decimalText('10'),
} as const satisfies Record<Currency, DecimalText>

/**
 * Smallest USDT deposit, where the channel's data names none. Section 9 has two readings, 0.001
 * and 100; a deposit below the minimum is lost, so the warning names the stricter one.
 */
export const minimumUsdtDeposit = decimalText('100')

/** Blocks until a deposit counts, where the channel's data names none: section 9 says 6 and 9. */
export const depositConfirmations = 9

/** Days until money sent by credit card or PayPal arrives (section 9). */
export const cardArrivalDays = 15

/** Working days that a wire withdrawal takes at most (section 9). */
export const wireWithdrawalWorkingDays = 7

/** Hours in which the clearing institution aims to finish its review (sections 1 and 9). */
export const reviewTargetHours = 24
