import type { CodePurpose } from '../../../shared/api/wire/requests.ts'
import type { CodeOptions } from '../../../shared/person/one-time-code/code-options.ts'
import type { ResendCooldown } from '../../../shared/person/one-time-code/resend-cooldown.ts'
import type { AccountApi } from '../api.ts'
import type { AccountStore, ScreenName } from './state.ts'

/** The functions for mobile numbers; loaded when one is typed. */
type Phone = Pick<
  typeof import('../../../shared/person/phone/mobile.ts'),
  'readMobile' | 'formatInternational'
>

export type Success = 'signed-in' | 'registered' | 'reset'

/** The dependencies of the actions. */
export interface ActionsOptions extends CodeOptions {
  readonly store: AccountStore
  readonly api: AccountApi
  readonly phone: () => Promise<Phone>
  /** The cooldown of codes for a purpose. */
  readonly cooldown: (purpose: CodePurpose) => ResendCooldown
  /** Hands the login token to the host. */
  readonly onToken: (token: string) => void
  /** Shows a short message. */
  readonly notify: (what: 'sent' | 'code') => void
  /** Goes to a screen. */
  readonly show: (screen: ScreenName) => void
  readonly onSuccess: (kind: Success) => void
}

/** The purpose of a code that a screen sends. */
export const purposeOf = (screen: ScreenName): CodePurpose =>
  screen === 'register' ? 'REGISTER' : 'RESET'
