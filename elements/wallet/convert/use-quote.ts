import type { ConversionQuote } from '../../../shared/api/wire/conversion.ts'
import { compare } from '../../../shared/money/arithmetic.ts'
import { availableIn } from '../../../shared/money/available-in.ts'
import { createApi } from '../api.ts'
import { useActions, useModel } from '../model/context.ts'
import { timeUntil } from '../order/clocks.ts'
import type { ConversionOrder } from '../order/submission-state.ts'
import { useReviewData } from '../order/use-review-data.ts'
import { askQuote, type Target } from './ask-quote.ts'
import { type TimedQuote, timed } from './live-quote.ts'

const haveTermsChanged = (before: ConversionQuote, now: ConversionQuote): boolean =>
  compare(before.rate, now.rate) !== 0 || compare(before.fee, now.fee) !== 0

/**
 * Shows a quote for review, or requests one and shows that.
 *
 * @param input of the form; see `useReviewData`
 */
export function useQuote(input?: string) {
  const model = useModel()
  const { submission } = useActions()
  const { ask, isAsking, failure } = useReviewData(input)

  /** @param seen the quote of the same target that the person has seen */
  const review = ({ quote, validUntil }: TimedQuote, target: Target, seen = quote) => {
    const availableBefore = availableIn(model.store.getState().wallet.value, 'USDT')
    const order: ConversionOrder = {
      kind: 'conversion',
      currency: 'USDT',
      amount: quote.amount,
      fee: quote.fee,
      quote,
      validUntil,
      target,
      ...(haveTermsChanged(seen, quote) && { before: seen }),
      ...(availableBefore && { availableBefore }),
      // An expired rate is not sent.
      currentFee: async () =>
        timeUntil(validUntil) > 0
          ? { ok: true, fee: quote.fee }
          : { ok: false, error: { kind: 'gone' } },
    }
    submission.review(order)
  }

  const askForRate = async (target: Target, seen?: ConversionQuote) => {
    const { conversionQuote } = createApi(model.session)
    const answer = await ask(() => askQuote(conversionQuote, target, seen))
    if (answer) review(timed(answer.value), target, seen)
  }
  return { review, ask: askForRate, isAsking, failure }
}
