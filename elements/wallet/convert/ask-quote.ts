import type { Answer } from '../../../shared/api/errors.ts'
import type { ConversionQuote } from '../../../shared/api/wire/conversion.ts'
import {
  add,
  compare,
  divideUp,
  isPositive,
  max,
  multiply,
  subtract,
  truncate,
} from '../../../shared/money/arithmetic.ts'
import { currencies } from '../../../shared/money/currency.ts'
import { type DecimalText, decimalText } from '../../../shared/money/decimal-text.ts'
import { isZero } from '../../../shared/money/is-zero.ts'

/** What a person has typed: the USDT that leave the wallet, or the USD that arrive in it. */
export interface Target {
  readonly side: 'send' | 'get'
  readonly amount: DecimalText
}

/** Requests a quote of an amount of USDT. */
export type LoadQuote = (amount: DecimalText) => Promise<Answer<ConversionQuote>>

export const isSameTarget = (a: Target | undefined, b: Target | undefined): boolean =>
  a?.side === b?.side && a?.amount === b?.amount

const { decimals: sendDecimals } = currencies.USDT
const { decimals: getDecimals } = currencies.USD

/**
 * The USDT to send so that an amount of USD arrives, at the rate of a quote and with the same share
 * as its fee; rounded up. `undefined` if the quote leaves nothing.
 */
export function sendFor(
  got: DecimalText,
  { rate, amount, fee }: ConversionQuote,
): DecimalText | undefined {
  const left = subtract(amount, fee)
  if (!isPositive(rate) || !isPositive(left)) return undefined
  const net = divideUp(got, rate, sendDecimals)
  return divideUp(multiply(net, amount), left, sendDecimals)
}

/**
 * The USD that arrive of an amount of USDT, before its own quote is there; `undefined` if nothing may
 * arrive. Never more than at the rate of the earlier quote, whether its fee is a share or fixed.
 */
export function getFor(
  sent: DecimalText,
  { rate, amount, fee }: ConversionQuote,
): DecimalText | undefined {
  if (!isPositive(amount)) return undefined
  const share = divideUp(multiply(fee, sent), amount, sendDecimals)
  const arrives = truncate(multiply(subtract(sent, max(fee, share)), rate), getDecimals)
  return isPositive(arrives) ? arrives : undefined
}

/** How often the server is asked for one amount of USD: the fee may be fixed, a share, or both. */
const maxTries = 3

/** Amounts of USD that are further apart tell the fee of what is between; closer ones, the rounding. */
const leastDifference = decimalText('1')

/** What the USDT of a quote lack so that `missing` more USD arrive; negative if they are too many. */
function correction(missing: DecimalText, quote: ConversionQuote, before?: ConversionQuote) {
  const [low, high] =
    before && compare(before.amount, quote.amount) > 0 ? [quote, before] : [before, quote]
  const got = low && subtract(high.receives, low.receives)
  return got && compare(got, leastDifference) >= 0
    ? divideUp(multiply(missing, subtract(high.amount, low.amount)), got, sendDecimals)
    : divideUp(missing, quote.rate, sendDecimals)
}

/**
 * Requests the quote of a target. The server quotes amounts of USDT; for an amount of USD, the USDT
 * are found by the rate, and corrected by what each answer lacks. What then arrives is not less,
 * unless the server's fee follows no rule; what arrives is in the quote in any case.
 *
 * @param known an earlier quote, to begin with
 */
export async function askQuote(
  load: LoadQuote,
  { side, amount: wanted }: Target,
  known?: ConversionQuote,
): Promise<Answer<ConversionQuote>> {
  if (side === 'send') return load(wanted)
  let amount = (known && sendFor(wanted, known)) ?? wanted
  let before = known
  let best: Answer<ConversionQuote> | undefined
  for (let tries = 1; ; tries++) {
    const answer = await load(amount)
    if (!answer.ok) return best ?? answer
    const quote = answer.value
    const missing = subtract(wanted, quote.receives)
    if (!isPositive(missing)) best = answer
    const isEnd = isZero(missing) || tries === maxTries || !isPositive(quote.rate)
    if (isEnd) return best ?? answer
    const next = add(quote.amount, correction(missing, quote, before))
    if (!isPositive(next)) return best ?? answer
    ;[amount, before] = [next, quote]
  }
}
