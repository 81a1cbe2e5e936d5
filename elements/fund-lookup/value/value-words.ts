import { useLingui } from '@lingui/react/macro'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { formatBalance } from '../../../shared/money/format.ts'
import type { ShownValue } from '../model/state.ts'
import { shareOf } from './share-of.ts'

/** Shown if the server has no figure: a zero would claim one. */
export const noFigure = '–'

export const figureOf = (amount: DecimalText | null | undefined) =>
  amount ? formatBalance(amount) : noFigure

/** The shares of USD and USDT in the total; undefined if there are none. */
export function useShares({ usdBalance, usdtBalance }: ShownValue) {
  const { t } = useLingui()
  const first = shareOf(usdBalance, usdtBalance)
  if (first === undefined) return undefined
  const usd = (first * 100).toFixed(1)
  const usdt = (100 - Number(usd)).toFixed(1)
  return { first, words: t`USD ${usd}%, USDT ${usdt}%, with 1 USDT counted as 1 USD` }
}

/** Each reading has its own engraving. */
export const seedOf = ({ walletNumber, usdBalance, usdtBalance, at }: ShownValue): string =>
  [walletNumber, usdBalance, usdtBalance, at].join()
