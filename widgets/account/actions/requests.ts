import type { ApiError } from '../../../shared/api/errors.ts'
import { type AccountState, begin, finish } from '../state.ts'
import type { ActionsOptions } from './options.ts'

/** The requests of one element; the answer to an earlier one is ignored. */
export interface Requests {
  /** Begins a request; the result tells whether its answer still counts. */
  start(busy: NonNullable<AccountState['busy']>): () => boolean
  /** Ignores the pending answer. */
  ignore(): void
  /** Shows why a request failed. */
  fail(error: ApiError, change?: Partial<AccountState>): void
}

export function createRequests({
  report,
  signal,
  state,
  worded,
}: Pick<ActionsOptions, 'report' | 'signal' | 'state' | 'worded'>): Requests {
  let latest = {}
  return {
    start(busy) {
      const own = {}
      latest = own
      state.setState(begin(busy))
      return () => latest === own && !signal.aborted
    },
    ignore() {
      latest = {}
    },
    fail(error, change = {}) {
      // Its text was shown already, and its outcome is unknown rather than failed.
      if (error.kind === 'unsettled') return state.setState(finish(change))
      const own = worded(error)
      state.setState(finish({ error: own, ...change }))
      report(own)
    },
  }
}
