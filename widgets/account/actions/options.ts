import type { ApiError } from '../../../shared/api/errors.ts'
import type { CodePurpose } from '../../../shared/api/wire/user.ts'
import type { ResendCooldown } from '../../../shared/one-time-code/resend-cooldown.ts'
import type { AccountApi } from '../api.ts'
import type { AccountStore, Screen, Step } from '../state.ts'

/** What reads and writes mobile numbers; loaded when one is typed. */
type Phone = Pick<typeof import('../../../shared/phone/mobile.ts'), 'readMobile' | 'showMobile'>

export type Success = 'signed-in' | 'registered' | 'reset'

/** What the actions are made of. */
export interface ActionsOptions {
  readonly state: AccountStore
  readonly api: AccountApi
  readonly phone: () => Promise<Phone>
  /** Of the codes for a purpose. */
  readonly cooldown: (purpose: CodePurpose) => ResendCooldown
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): number
    setTimeout(run: () => void, ms: number): unknown
    clearTimeout(timer: unknown): void
  }
  /** Calls its argument when a suspended page may have resumed. */
  readonly onWake: (wake: () => void) => void
  /** Aborts when the element is removed. */
  readonly signal: AbortSignal
  readonly newKey: () => string
  /** Stores the token of a checked code; empty to forget it. */
  readonly setToken: (token: string) => void
  /** Hands the login token to the host. */
  readonly onToken: (token: string) => void
  /** Shows an error of a call. */
  readonly report: (error: ApiError) => void
  /** The error in words of ours, where the server's are not used. */
  readonly worded: (error: ApiError) => ApiError
  /** Shows a short message. */
  readonly notify: (what: 'sent' | 'code') => void
  /** Goes to a screen. */
  readonly show: (screen: Screen) => void
  readonly onStep: (step: Step, screen: Screen) => void
  readonly onSuccess: (kind: Success) => void
}

/** What a code is for on a screen. */
export const purposeOf = (screen: Screen): CodePurpose =>
  screen === 'register' ? 'REGISTER' : 'RESET'
