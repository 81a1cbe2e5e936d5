import { shortNameOf } from '../../shared/element/view/session-storage.ts'
import { sameMailbox } from '../../shared/email/email.ts'
import { resendSeconds } from '../../shared/limits.ts'

/** Session storage, or nothing in a webview that refuses it. */
export type CooldownStorage = Pick<Storage, 'getItem' | 'setItem'>

export interface ResendCooldown {
  /** A code was sent to this address just now. */
  recordSend(email: string): void
  /** Seconds until another code may be sent (0 to 60, wall clock). */
  secondsLeft(email: string): number
}

/**
 * When the last code was sent to each mailbox. Survives a reload and a suspended tab. Never throws.
 *
 * @param now milliseconds since 1970
 */
export function createResendCooldown(
  storage: CooldownStorage | undefined,
  now: () => number,
): ResendCooldown {
  /** Also what the storage refused. */
  const sentAt = new Map<string, number>()
  const keyOf = (email: string) => `tw-fund-lookup:${shortNameOf(sameMailbox(email))}`

  const record = (key: string, at: number) => {
    sentAt.set(key, at)
    try {
      storage?.setItem(key, String(at))
    } catch {}
  }
  const read = (key: string): number => {
    const known = sentAt.get(key)
    if (known !== undefined) return known
    try {
      return Number(storage?.getItem(key) ?? Number.NaN)
    } catch {
      return Number.NaN
    }
  }

  return {
    recordSend: (email) => record(keyOf(email), now()),
    secondsLeft(email) {
      const key = keyOf(email)
      const at = read(key)
      if (!Number.isFinite(at)) return 0
      const passed = now() - at
      // The clock was set back: start again instead of waiting for hours.
      if (passed < 0) record(key, now())
      return Math.max(0, resendSeconds - Math.floor(Math.max(0, passed) / 1000))
    },
  }
}
