import { useState } from 'react'
import type { ApiError } from '../../../../shared/api/errors.ts'
import type { DecimalText } from '../../../../shared/money/decimal-text.ts'
import { useActions, useModel } from '../../context.ts'
import type { ConversionOrder } from '../../submission/submission-state.ts'
import { createStepsApi } from '../steps-api.ts'
import { availableIn } from '../use-available.ts'
import { useIsOpen } from '../use-is-open.ts'

/** Requests a rate and shows it for review. */
export function useQuote() {
  const model = useModel()
  const { submission } = useActions()
  const isOpen = useIsOpen()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<ApiError>()

  const ask = async (amount: DecimalText) => {
    if (isAsking) return
    setAsking(true)
    setFailure(undefined)
    const answer = await createStepsApi(model).conversionQuote(amount)
    if (model.signal.aborted || !isOpen()) return
    setAsking(false)
    if (!answer.ok) {
      setFailure(answer.error)
      model.report(answer.error)
      return
    }
    const quote = answer.value
    const validUntil = Date.now() + quote.validSeconds * 1000
    const availableBefore = availableIn(model.store.getState(), 'USDT')
    const order: ConversionOrder = {
      kind: 'conversion',
      currency: 'USDT',
      amount: quote.amount,
      fee: quote.fee,
      quote,
      validUntil,
      ...(availableBefore && { availableBefore }),
      payload: { quoteId: quote.quoteId },
      // An expired rate is not sent.
      currentFee: async () =>
        Date.now() < validUntil
          ? { ok: true, fee: quote.fee }
          : { ok: false, error: { kind: 'gone' } },
    }
    submission.review(order)
  }
  return { ask, isAsking, failure }
}
