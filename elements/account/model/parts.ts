import type { Requests } from '../../../shared/person/one-time-code/requests.ts'
import type { Step } from '../declaration.ts'
import type { Countdowns } from './countdowns.ts'
import type { Success } from './options.ts'
import type { AccountState } from './state.ts'

/** What the parts of the actions have in common. */
export interface Parts {
  readonly requests: Requests<NonNullable<AccountState['busy']>>
  readonly countdowns: Countdowns
  readonly goTo: (step: Step) => void
  readonly succeedWith: (kind: Success) => void
}
