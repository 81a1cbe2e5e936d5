import { decimalText } from '../../shared/money/decimal-text.ts'
import { formatAmount } from '../../shared/money/format.ts'
import { formatInSentence } from '../../shared/money/in-sentence.ts'

/** An amount in a column of figures, with four decimals at least. */
export const formatAmountForTable = (amount: string | number): string =>
  formatAmount(decimalText(String(amount)))

/** An amount in a sentence. */
export const formatAmountForText = (amount: string | number): string =>
  formatInSentence(decimalText(String(amount)))
