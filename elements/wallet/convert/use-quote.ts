import { availableIn } from '../../../shared/money/available-in.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { createApi } from '../api.ts'
import { useActions, useModel } from '../model/context.ts'
import { moment, timeUntil } from '../order/clocks.ts'
import type { ConversionOrder } from '../order/submission-state.ts'
import { useReviewData } from '../order/use-review-data.ts'

/**
 * Requests a rate and shows it for review.
 *
 * @param input of the form; see `useReviewData`
 */
export function useQuote(input?: string) {
  const model = useModel()
  const { submission } = useActions()
  const { ask, isAsking, failure } = useReviewData(input)

  const askForRate = async (amount: DecimalText) => {
    const answer = await ask(() => createApi(model.session).conversionQuote(amount))
    if (!answer) return
    const quote = answer.value
    const validUntil = moment(quote.validSeconds * 1000)
    const availableBefore = availableIn(model.store.getState().wallet.value, 'USDT')
    const order: ConversionOrder = {
      kind: 'conversion',
      currency: 'USDT',
      amount: quote.amount,
      fee: quote.fee,
      quote,
      validUntil,
      ...(availableBefore && { availableBefore }),
      // An expired rate is not sent.
      currentFee: async () =>
        timeUntil(validUntil) > 0
          ? { ok: true, fee: quote.fee }
          : { ok: false, error: { kind: 'gone' } },
    }
    submission.review(order)
  }
  return { ask: askForRate, isAsking, failure }
}
