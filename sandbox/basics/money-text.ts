import type Big from 'big.js'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { formatAmount, formatBalance } from '../../shared/money/format.ts'

/** A decimal of the database. */
type Decimal = Big | string | number

const textOf = (value: Decimal) =>
  decimalText(typeof value === 'object' ? value.toFixed() : String(value))

/** An amount as the elements write it: `1,250.50`. */
export const amountText = (amount: Decimal): string => formatAmount(textOf(amount))

/** A balance as the elements write it: `1,250.5000`. */
export const balanceText = (balance: Decimal): string => formatBalance(textOf(balance))

/** An amount with its unit: `1,250.50 USD`. */
export const moneyText = (amount: Decimal, unit: string): string => `${amountText(amount)} ${unit}`
