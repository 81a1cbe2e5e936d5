import type { CodeOptions } from '../../../shared/person/one-time-code/code-options.ts'
import type { ResendCooldown } from '../../../shared/person/one-time-code/resend-cooldown.ts'
import type { LookupApi } from '../api.ts'
import type { CodeIssue, LookupStore } from './state.ts'

/** The dependencies of the actions. */
export interface ActionsOptions extends CodeOptions {
  readonly store: LookupStore
  readonly api: LookupApi
  readonly cooldown: ResendCooldown
  /** Shows a short message. */
  readonly notify: (what: 'sent' | 'refreshed' | CodeIssue['kind']) => void
  /** A value is shown after a code was checked. */
  readonly onFound: () => void
}
