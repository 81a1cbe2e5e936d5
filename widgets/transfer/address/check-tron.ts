import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import type { AddressCheck } from './address-issue.ts'

/** First byte of every TRON address (developers.tron.network, "Accounts"). */
const prefix = 0x41
const payloadLength = 21
const textLength = 34

const decode = (address: string): Uint8Array | undefined => {
  try {
    return createBase58check(sha256).decode(address)
  } catch {
    return undefined
  }
}

/** Checks a base58 TRON address with its checksum. The hex form is refused. */
export const checkTron = (address: string): AddressCheck => {
  // Some programs lower the case: its checksum then cannot be right.
  if (/^t[1-9a-z]{33}$/.test(address)) return { ok: false, reason: 'checksum' }
  if (!address.startsWith('T')) return { ok: false, reason: 'notAddress' }
  if (address.length > textLength) return { ok: false, reason: 'tooLong' }
  if (!/^[1-9A-HJ-NP-Za-km-z]*$/.test(address)) return { ok: false, reason: 'characters' }
  if (address.length !== textLength) return { ok: false, reason: 'length' }
  const payload = decode(address)
  if (payload === undefined) return { ok: false, reason: 'checksum' }
  const isAccount =
    payload.length === payloadLength &&
    payload[0] === prefix &&
    payload.some((byte, at) => at && byte)
  return isAccount ? { ok: true, address } : { ok: false, reason: 'notAddress' }
}
