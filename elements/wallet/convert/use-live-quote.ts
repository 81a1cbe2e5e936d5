import { useEffect, useState } from 'react'
import { createApi } from '../api.ts'
import { useModel, useSubmissionState } from '../model/context.ts'
import { createLiveQuote, type LiveQuote } from './live-quote.ts'

/** The quote of an open form. It rests during the review, and while nobody can see the page. */
export function useLiveQuote(): LiveQuote {
  const { messages, session } = useModel()
  const isFilling = useSubmissionState(({ phase }) => phase.name === 'none')
  const [live] = useState(() =>
    createLiveQuote(
      (amount) => createApi(session).conversionQuote(amount),
      // The form says why there is no rate, unless the person has to sign in.
      (error) => error.navigate && messages.report(error),
      () => !document.hidden,
    ),
  )
  useEffect(() => {
    if (!isFilling) return
    const refresh = () => document.hidden || live.refresh()
    refresh()
    document.addEventListener('visibilitychange', refresh)
    addEventListener('online', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      removeEventListener('online', refresh)
      live.stop()
    }
  }, [isFilling, live])
  return live
}
