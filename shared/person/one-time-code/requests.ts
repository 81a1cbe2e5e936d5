import type { ApiError } from '../../api/errors.ts'

/** The requests of one element, one at a time; the answer to an earlier one is ignored. */
export interface Requests<Busy extends string> {
  /** Begins a request; returns a function that says whether its answer still counts. */
  start(busy: Busy): () => boolean
  /** Ignores the pending answer. */
  ignore(): void
  /** Ends a request that failed, and shows why. */
  fail(error: ApiError): void
}

interface RequestsOptions<Busy extends string> {
  /** Aborts when the element is removed. */
  readonly signal: AbortSignal
  readonly begin: (busy: Busy) => void
  /** The request has ended; with an error that the step shows. */
  readonly end: (error?: ApiError) => void
  /** Shows an error of a call. */
  readonly report: (error: ApiError) => void
  /** Ends the short messages about earlier errors. */
  readonly endFailures: () => void
}

export function createRequests<Busy extends string>({
  signal,
  begin,
  end,
  report,
  endFailures,
}: RequestsOptions<Busy>): Requests<Busy> {
  let latest = {}
  return {
    start(busy) {
      const own = {}
      latest = own
      begin(busy)
      endFailures()
      return () => latest === own && !signal.aborted
    },
    ignore() {
      latest = {}
    },
    fail(error) {
      // Its message is already shown, and its outcome is unknown rather than failed.
      if (error.kind === 'unsettled') return end()
      end(error)
      report(error)
    },
  }
}
