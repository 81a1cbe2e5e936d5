import { useEffect, useState } from 'react'
import { useStore } from '../../../shared/element/view/use-store.ts'
import { compare } from '../../../shared/money/arithmetic.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { getFor, isSameTarget, sendFor } from './ask-quote.ts'
import { openingTarget, targetOf, typedText } from './typed-amounts.ts'
import { useLiveQuote } from './use-live-quote.ts'

interface SentText {
  readonly text: string
  readonly set: (text: string) => void
}

/**
 * The two amounts of a conversion: the one that was typed last, and the other one that follows it by
 * the rate.
 *
 * @param sent what leaves the wallet, as the form has it
 * @param most what can be converted; absent if nothing can
 */
export function useTwoAmounts(sent: SentText, most: DecimalText | undefined) {
  const live = useLiveQuote()
  const state = useStore(live.store, (state) => state)
  const { answered, error, known } = state
  /** The text of what arrives, if it was typed last. */
  const [wanted, setWanted] = useState<string>()

  const sending = targetOf('send', sent.text)
  const isAbove = sending && most !== undefined && compare(sending.amount, most) > 0
  const typed = wanted === undefined ? sending : targetOf('get', wanted)
  const target = isAbove ? undefined : typed
  const isSettled = target !== undefined && !error && isSameTarget(target, answered)

  const { side, amount } = target ?? openingTarget(most) ?? {}
  useEffect(() => live.want(side && amount && { side, amount }), [live, side, amount])

  const quote = known?.quote
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer fills the other field
  useEffect(() => {
    if (!isSettled || !quote || wanted === undefined) return
    sent.set(typedText(quote.amount))
    if (compare(quote.receives, target.amount) !== 0) setWanted(typedText(quote.receives))
  }, [isSettled, quote])

  const follows = () => {
    if (!quote || error || !sending || isAbove) return undefined
    return isSettled ? quote.receives : getFor(sending.amount, quote)
  }
  return {
    live,
    state,
    target,
    isSettled,
    isAbove: Boolean(isAbove),
    /** What arrives: as typed, as quoted, or a careful estimate until the quote is there. */
    got: wanted ?? typedText(follows()),
    /** What the person has typed, whatever follows from it. */
    typed: wanted ?? sent.text,
    isWanted: wanted !== undefined,
    setSent(text: string) {
      setWanted(undefined)
      sent.set(text)
    },
    setGot(text: string) {
      setWanted(text)
      const asked = targetOf('get', text)
      // The same amount in another spelling: what follows from it stays.
      if (asked && isSameTarget(asked, typed)) return
      sent.set(typedText(asked && quote && sendFor(asked.amount, quote)))
    },
  }
}
