import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { redirectSeconds } from '../../../shared/limits.ts'
import { type ActionsOptions, purposeOf } from './options.ts'

/** What is counted down: the next code, the next try to sign in, the way from SUCCESS to sign-in. */
export interface Countdowns {
  /** Puts the seconds left into the state, and again each second while there are any. */
  update(): void
  /** Seconds until another code may be sent to an account. */
  cooldownLeft(account: string): number
  /** Refuses to sign in for so many seconds. */
  lock(seconds: number): void
  /** Leads to sign-in, unless it is called off. */
  redirect(): void
  callOff(): void
}

export function createCountdowns({
  clock,
  cooldown,
  onWake,
  show,
  signal,
  state,
}: ActionsOptions): Countdowns {
  const { getState: get, setState: set } = state
  /** Milliseconds since 1970. */
  let lockedUntil = 0
  let redirectsAt = 0
  let timer: unknown

  const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - clock.now()) / 1000))
  const cooldownLeft = (account: string) => cooldown(purposeOf(get().screen)).secondsLeft(account)

  const update = () => {
    clock.clearTimeout(timer)
    if (signal.aborted) return
    const { account, error, lockSeconds: before, step } = get()
    const secondsLeft = step === 'CODE' ? cooldownLeft(account) : 0
    const lockSeconds = secondsUntil(lockedUntil)
    const redirectSeconds = secondsUntil(redirectsAt)
    const isUnlocked = before > 0 && lockSeconds === 0 && error?.code === refusalCodes.locked
    set({ secondsLeft, lockSeconds, redirectSeconds, ...(isUnlocked && { error: undefined }) })
    if (redirectsAt > 0 && redirectSeconds === 0) return show('sign-in')
    if (secondsLeft + lockSeconds + redirectSeconds > 0) timer = clock.setTimeout(update, 1000)
  }
  onWake(update)
  signal.addEventListener('abort', () => clock.clearTimeout(timer))

  return {
    update,
    cooldownLeft,
    lock(seconds) {
      lockedUntil = clock.now() + seconds * 1000
    },
    redirect() {
      redirectsAt = clock.now() + redirectSeconds * 1000
    },
    callOff() {
      redirectsAt = 0
    },
  }
}
