import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { redirectSeconds } from '../../../shared/limits.ts'
import { createTicker } from '../../../shared/one-time-code/ticker.ts'
import { type ActionsOptions, purposeOf } from './options.ts'

/** The countdowns to the next code, the next try to sign in, and the redirect to sign-in. */
export interface Countdowns {
  /** Puts the seconds left into the state, and again each second until none is left. */
  update(): void
  /** Blocks sign-in for that many seconds. */
  lock(seconds: number): void
  /** Starts the countdown to sign-in; `cancelRedirect` stops it. */
  redirect(): void
  cancelRedirect(): void
}

export function createCountdowns(options: ActionsOptions): Countdowns {
  const { clock, cooldown, show, state } = options
  const { getState: get, setState: set } = state
  /** Milliseconds since 1970. */
  let lockedUntil = 0
  let redirectsAt = 0

  const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - clock.now()) / 1000))

  const update = createTicker(options, () => {
    const { account, error, lockSeconds: before, screen, step } = get()
    const secondsLeft = step === 'CODE' ? cooldown(purposeOf(screen)).secondsLeft(account) : 0
    const lockSeconds = secondsUntil(lockedUntil)
    const redirectSeconds = secondsUntil(redirectsAt)
    const isUnlocked = before > 0 && lockSeconds === 0 && error?.code === refusalCodes.locked
    set({ secondsLeft, lockSeconds, redirectSeconds, ...(isUnlocked && { error: undefined }) })
    if (redirectsAt > 0 && redirectSeconds === 0) {
      show('sign-in')
      return 0
    }
    return secondsLeft + lockSeconds + redirectSeconds > 0 ? 1000 : 0
  })

  return {
    update,
    lock(seconds) {
      lockedUntil = clock.now() + seconds * 1000
    },
    redirect() {
      redirectsAt = clock.now() + redirectSeconds * 1000
    },
    cancelRedirect() {
      redirectsAt = 0
    },
  }
}
