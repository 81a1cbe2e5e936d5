import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { mailboxKey } from '../../../shared/email/email.ts'
import { redirectSeconds } from '../../../shared/limits.ts'
import { createTicker } from '../../../shared/one-time-code/ticker.ts'
import type { AccountState } from '../state.ts'
import { type ActionsOptions, purposeOf } from './options.ts'

/** The countdowns to the next code, the next try to sign in, and the redirect to sign-in. */
export interface Countdowns {
  /** Puts the seconds left into the state, and again each second until none is left. */
  update(): void
  /** Blocks sign-in to an account (`typedAccount`) for that many seconds. */
  lock(account: string, seconds: number): void
  /** Starts the countdown to sign-in; `cancelRedirect` stops it. */
  redirect(): void
  cancelRedirect(): void
}

/** The account in the form. Another spelling of it is another one: the server still refuses it. */
export const typedAccount = ({ kind, email, mobile, dialRegion }: AccountState): string =>
  kind === 'email' ? mailboxKey(email.trim()) : dialRegion + mobile.replace(/\D/g, '')

export function createCountdowns(options: ActionsOptions): Countdowns {
  const { clock, cooldown, show, state } = options
  const { getState: get, setState: set } = state
  /** When sign-in to each account is allowed again, in milliseconds since 1970. */
  const lockedUntil = new Map<string, number>()
  /** Milliseconds since 1970. */
  let redirectsAt = 0

  const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - clock.now()) / 1000))

  const update = createTicker(options, () => {
    const now = get()
    const { account, error, lockSeconds: before, screen, step } = now
    const secondsLeft = step === 'CODE' ? cooldown(purposeOf(screen)).secondsLeft(account) : 0
    const lockSeconds = secondsUntil(lockedUntil.get(typedAccount(now)) ?? 0)
    const redirectSeconds = secondsUntil(redirectsAt)
    const isUnlocked = before > 0 && lockSeconds === 0 && error?.code === refusalCodes.locked
    set({ secondsLeft, lockSeconds, redirectSeconds, ...(isUnlocked && { error: undefined }) })
    if (redirectsAt > 0 && redirectSeconds === 0) {
      show('sign-in')
      return 0
    }
    return secondsLeft + lockSeconds + redirectSeconds > 0 ? 1000 : 0
  })

  state.subscribe((now, before) => {
    if (typedAccount(now) !== typedAccount(before)) update()
  })

  return {
    update,
    lock(account, seconds) {
      lockedUntil.set(account, clock.now() + seconds * 1000)
    },
    redirect() {
      redirectsAt = clock.now() + redirectSeconds * 1000
    },
    cancelRedirect() {
      redirectsAt = 0
    },
  }
}
