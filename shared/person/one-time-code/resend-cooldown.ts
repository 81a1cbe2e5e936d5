import { checksumOf } from '../../api/storage/checksum.ts'
import { resendSeconds } from '../../limits.ts'
import { mailboxKey } from '../email/email.ts'
import { remainingSeconds } from './remaining-seconds.ts'

/** Session storage, or nothing in a webview that refuses it. */
export type CooldownStorage = Pick<Storage, 'getItem' | 'setItem'>

export interface ResendCooldown {
  /**
   * Records that a code was sent to this address: now, or so long ago that another one may be sent
   * after `secondsLeft` (0 to 60).
   */
  recordSend(address: string, secondsLeft?: number): void
  /** Seconds until another code may be sent (0 to 60, wall clock). */
  secondsLeft(address: string): number
}

/** One text for all spellings of an address: an e-mail address, or a mobile number as E.164. */
const addressKey = (address: string): string =>
  address.includes('@') ? mailboxKey(address) : address

/**
 * When the last code was sent to each address. Survives a reload and a suspended tab. Never throws.
 *
 * @param name what the codes are for; codes of another name have a cooldown of their own
 * @param now milliseconds since 1970
 */
export function createResendCooldown(
  name: string,
  storage: CooldownStorage | undefined,
  now: () => number,
): ResendCooldown {
  /** Also holds what the storage refused. */
  const sentAt = new Map<string, number>()
  const keyOf = (address: string) => `${name}:${checksumOf(addressKey(address))}`

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
    recordSend(address, secondsLeft = resendSeconds) {
      const passed = Math.max(0, resendSeconds - secondsLeft)
      record(keyOf(address), now() - passed * 1000)
    },
    secondsLeft(address) {
      const key = keyOf(address)
      const at = read(key)
      if (!Number.isFinite(at)) return 0
      return remainingSeconds(resendSeconds, at, now(), (from) => record(key, from))
    },
  }
}
