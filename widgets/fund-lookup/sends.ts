import { shortNameOf } from '../../shared/element/view/session-storage.ts'
import { sameMailbox } from '../../shared/email/email.ts'
import { resendSeconds } from '../../shared/limits.ts'

/** Where the times of sends are kept: session storage, or nothing in webviews that refuse it. */
export type SendStorage = Pick<Storage, 'getItem' | 'setItem'>

export interface Sends {
  /** A code went to this address just now. */
  note(email: string): void
  /** Until another may go there: 0 to 60 whole seconds, by the clock on the wall. */
  secondsLeft(email: string): number
}

/**
 * When the last code went to which mailbox. Outlives a reload, and a tab that slept. None of it
 * throws.
 *
 * @param now milliseconds since 1970
 */
export function createSends(storage: SendStorage | undefined, now: () => number): Sends {
  /** What the storage holds as well, or did not take. */
  const known = new Map<string, number>()
  const keyOf = (email: string) => `tw-fund-lookup:${shortNameOf(sameMailbox(email))}`

  const keep = (key: string, at: number) => {
    known.set(key, at)
    try {
      storage?.setItem(key, String(at))
    } catch {}
  }
  const read = (key: string): number => {
    const held = known.get(key)
    if (held !== undefined) return held
    try {
      return Number(storage?.getItem(key) ?? Number.NaN)
    } catch {
      return Number.NaN
    }
  }

  return {
    note: (email) => keep(keyOf(email), now()),
    secondsLeft(email) {
      const key = keyOf(email)
      const at = read(key)
      if (!Number.isFinite(at)) return 0
      const passed = now() - at
      // The clock was put back: count anew, rather than for hours.
      if (passed < 0) keep(key, now())
      return Math.max(0, resendSeconds - Math.floor(Math.max(0, passed) / 1000))
    },
  }
}
