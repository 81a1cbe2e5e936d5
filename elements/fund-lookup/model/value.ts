import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import type { Requests } from '../../../shared/person/one-time-code/requests.ts'
import type { ActionsOptions } from './options.ts'
import { type LookupState, showValue } from './state.ts'

export type LookupRequests = Requests<NonNullable<LookupState['busy']>>

interface Parts {
  readonly requests: LookupRequests
  /** The server refuses the token of the code. */
  readonly onRefused: () => void
  /** The mailbox has no wallet. */
  readonly onNotFound: () => void
}

/**
 * Loads the value with the token of the code and shows it. Resolves to true if a value is shown.
 *
 * @param isCurrent whether the answer still counts: false once the person has gone back
 */
export const createLoadValue =
  ({ api, clock, store }: ActionsOptions, { requests, onRefused, onNotFound }: Parts) =>
  async (isCurrent: () => boolean): Promise<boolean> => {
    const answer = await api.netAssetValue()
    if (!isCurrent()) return false
    if (!answer.ok) {
      // A token whose answer was lost can be used again.
      if (!leavesOutcomeUnknown(answer.error)) onRefused()
      requests.fail(answer.error)
      return false
    }
    if (!answer.value) {
      onNotFound()
      return false
    }
    store.setState(showValue(answer.value, clock.now()))
    return true
  }
