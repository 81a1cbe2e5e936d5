import { createRequests, type Requests } from '../../../shared/one-time-code/requests.ts'
import { type AccountState, begin, finish } from '../state.ts'
import type { ActionsOptions } from './options.ts'

export type AccountRequests = Requests<NonNullable<AccountState['busy']>>

/** The requests of one `<tw-account>`; some refusals show our own text. */
export function createAccountRequests({
  endFailures,
  report,
  signal,
  state: { setState: set },
  worded,
}: Pick<
  ActionsOptions,
  'endFailures' | 'report' | 'signal' | 'state' | 'worded'
>): AccountRequests {
  const requests: AccountRequests = createRequests({
    signal,
    report,
    endFailures,
    begin: (busy) => set(begin(busy)),
    end: (error) => set(finish(error && { error })),
  })
  return { ...requests, fail: (error) => requests.fail(worded(error)) }
}
