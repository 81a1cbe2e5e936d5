import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../../shared/api/errors.ts'
import type { ConversionQuote } from '../../../shared/api/wire/conversion.ts'
import { type Moment, moment, timeUntil } from '../order/clocks.ts'
import { askQuote, isSameTarget, type LoadQuote, type Target } from './ask-quote.ts'

/** A quote, and until when it is valid. */
export interface TimedQuote {
  readonly quote: ConversionQuote
  readonly validUntil: Moment
}

export interface LiveQuoteState {
  /** What is asked for. */
  readonly target: Target | undefined
  /** The last answer, which may be that of an earlier target. */
  readonly known: TimedQuote | undefined
  /** The target that `known` answers. */
  readonly answered: Target | undefined
  /** Why there is no answer to `target`. */
  readonly error: ApiError | undefined
}

/** A quote that follows what is typed, and is renewed when it expires. */
export interface LiveQuote {
  readonly store: StoreApi<LiveQuoteState>
  /** Asks for another target once typing has paused; the same one is not asked for twice. */
  want(target: Target | undefined): void
  /** Asks at once if the last request has failed or the quote has expired. */
  refresh(): void
  /** Ends all requests and renewals until `refresh` or another target. */
  stop(): void
}

/** How long typing pauses before a quote is requested, in milliseconds. */
const pauseMs = 300
/** A quote is not renewed more often, in milliseconds, whatever the server says. */
const shortestValidMs = 5_000

export const timed = (quote: ConversionQuote): TimedQuote => ({
  quote,
  validUntil: moment(quote.validSeconds * 1000),
})

/**
 * @param report told of each failed request
 * @param isWatched false while nobody can see the form: then an expired quote is not renewed
 */
export function createLiveQuote(
  load: LoadQuote,
  report: (error: ApiError) => void,
  isWatched: () => boolean,
): LiveQuote {
  const store = createStore<LiveQuoteState>(() => ({
    target: undefined,
    known: undefined,
    answered: undefined,
    error: undefined,
  }))
  const { getState: get, setState: set } = store
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The request whose answer counts. */
  let latest: object | undefined

  const stop = () => {
    clearTimeout(timer)
    latest = undefined
  }
  const later = (ms: number, run: () => void) => {
    stop()
    timer = setTimeout(run, ms)
  }

  const ask = async () => {
    stop()
    const { target, known } = get()
    if (!target) return
    const own = {}
    latest = own
    const answer = await askQuote(load, target, known?.quote)
    if (latest !== own) return
    if (!answer.ok) {
      set({ error: answer.error })
      report(answer.error)
      return
    }
    const quote = answer.value
    set({ known: timed(quote), answered: target, error: undefined })
    later(Math.max(quote.validSeconds * 1000, shortestValidMs), () => isWatched() && ask())
  }

  return {
    store,
    want(target) {
      if (isSameTarget(target, get().target)) return
      set({ target, error: undefined })
      later(pauseMs, ask)
    },
    refresh() {
      const { known, error, target, answered } = get()
      const isExpired = !known || timeUntil(known.validUntil) <= 0
      if (error || isExpired || !isSameTarget(target, answered)) void ask()
      else later(timeUntil(known.validUntil), () => isWatched() && ask())
    },
    stop,
  }
}
