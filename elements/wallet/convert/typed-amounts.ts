import { readAmount } from '../../../shared/money/amount.ts'
import { isPositive, min } from '../../../shared/money/arithmetic.ts'
import { currencies } from '../../../shared/money/currency.ts'
import { type DecimalText, decimalText } from '../../../shared/money/decimal-text.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import type { Target } from './ask-quote.ts'

const currencyOf = { send: 'USDT', get: 'USD' } as const

/** What a typed text asks for; `undefined` if it is no amount. */
export function targetOf(side: Target['side'], text: string): Target | undefined {
  const reading = readAmount(text, currencies[currencyOf[side]])
  return reading.ok && isPositive(reading.value) ? { side, amount: reading.value } : undefined
}

/** A usual amount: the rate is shown before one is typed. */
const usualAmount = decimalText('100')

/** @param most what can be converted; absent if nothing can */
export const openingTarget = (most: DecimalText | undefined): Target | undefined =>
  most && { side: 'send', amount: min(most, usualAmount) }

/** An amount as its field shows it. */
export const typedText = (amount: DecimalText | undefined): string =>
  amount ? formatAmount(amount) : ''
