import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { currencies } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { formatAmount } from '../../../shared/money/format.ts'

/** An amount of a list, at least with the decimals that its currency has in daily use. */
const written = (amount: DecimalText): string => formatAmount(amount, currencies.USD.decimals)

/** `+1,500.00` or `−1,500.00`, with a minus sign that is as wide as the plus. */
export const signedAmount = ({
  amount,
  direction,
}: Pick<HistoryRecord, 'amount' | 'direction'>): string =>
  `${direction === 'IN' ? '+' : '\u2212'}${written(amount)}`

/** What a conversion became: `+99.50`. */
export const convertedAmount = (amount: DecimalText): string => `+${written(amount)}`
