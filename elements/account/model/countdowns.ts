import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { redirectSeconds } from '../../../shared/limits.ts'
import { mailboxKey } from '../../../shared/person/email/email.ts'
import { remainingSeconds } from '../../../shared/person/one-time-code/remaining-seconds.ts'
import { createTicker } from '../../../shared/person/one-time-code/ticker.ts'
import { type ActionsOptions, purposeOf } from './options.ts'
import { typedText } from './read-account.ts'
import type { AccountState } from './state.ts'

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

interface Wait {
  readonly seconds: number
  /** Milliseconds since 1970. */
  from: number
}

/** The account in the form. Another spelling of it is another one: the server still refuses it. */
export const typedAccount = (now: AccountState): string => {
  const { text, isEmail } = typedText(now)
  return isEmail ? mailboxKey(text.trim()) : now.dialRegion + text.replace(/\D/g, '')
}

export function createCountdowns(options: ActionsOptions): Countdowns {
  const { clock, cooldown, show, store } = options
  const { getState: get, setState: set } = store
  /** Until sign-in to each account is allowed again. */
  const locks = new Map<string, Wait>()
  let untilRedirect: Wait | undefined

  const begin = (seconds: number): Wait => ({ seconds, from: clock.now() })
  const leftOf = (wait: Wait | undefined): number =>
    wait
      ? remainingSeconds(wait.seconds, wait.from, clock.now(), (from) => {
          wait.from = from
        })
      : 0

  const update = createTicker(options, () => {
    const now = get()
    const { account, error, lockSeconds: before, screen, step } = now
    const secondsLeft = step === 'CODE' ? cooldown(purposeOf(screen)).secondsLeft(account) : 0
    const lockSeconds = leftOf(locks.get(typedAccount(now)))
    const redirectSeconds = leftOf(untilRedirect)
    const isUnlocked = before > 0 && lockSeconds === 0 && error?.code === refusalCodes.locked
    set({ secondsLeft, lockSeconds, redirectSeconds, ...(isUnlocked && { error: undefined }) })
    if (untilRedirect && redirectSeconds === 0) {
      show('sign-in')
      return 0
    }
    return secondsLeft + lockSeconds + redirectSeconds > 0 ? 1000 : 0
  })

  store.subscribe((now, before) => {
    if (typedAccount(now) !== typedAccount(before)) update()
  })

  return {
    update,
    lock(account, seconds) {
      locks.set(account, begin(seconds))
    },
    redirect() {
      untilRedirect = begin(redirectSeconds)
    },
    cancelRedirect() {
      untilRedirect = undefined
    },
  }
}
