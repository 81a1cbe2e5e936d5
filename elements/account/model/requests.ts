import { createRequests, type Requests } from '../../../shared/person/one-time-code/requests.ts'
import type { ActionsOptions } from './options.ts'
import { type AccountState, begin, finish } from './state.ts'

export type AccountRequests = Requests<NonNullable<AccountState['busy']>>

/** The requests of one `<tw-account>`. */
export function createAccountRequests({
  endFailures,
  report,
  signal,
  store: { setState: set },
}: Pick<ActionsOptions, 'endFailures' | 'report' | 'signal' | 'store'>): AccountRequests {
  return createRequests({
    signal,
    report,
    endFailures,
    begin: (busy) => set(begin(busy)),
    end: (error) => set(finish(error && { error })),
  })
}
