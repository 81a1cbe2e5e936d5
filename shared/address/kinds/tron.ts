import { type KindCheck, refused } from '../result.ts'
import { base58checkBytes } from './base58.ts'

/** First byte of every TRON address (developers.tron.network, "Accounts"). */
const prefix = 0x41
const payloadLength = 21
const textLength = 34

export const tronShape = /^(T[1-9A-HJ-NP-Za-km-z]{33}|t[1-9a-z]{33})$/

/** Checks a base58 TRON address with its checksum. The hex form, which has none, is refused. */
export const checkTron = (address: string): KindCheck => {
  if (/^(0x)?41[0-9a-f]{40}$/i.test(address)) return refused('form')
  // Some programs lower the case: its checksum then cannot be right.
  if (/^t[1-9a-z]{33}$/.test(address)) return refused('checksum')
  if (!address.startsWith('T')) return refused('notAddress')
  if (address.length > textLength) return refused('tooLong')
  if (!/^[1-9A-HJ-NP-Za-km-z]*$/.test(address)) return refused('characters')
  if (address.length !== textLength) return refused('length')
  const payload = base58checkBytes(address)
  if (payload === undefined) return refused('checksum')
  const isAccount =
    payload.length === payloadLength &&
    payload[0] === prefix &&
    payload.some((byte, at) => at && byte)
  return isAccount ? { ok: true, address, hasChecksum: true } : refused('notAddress')
}
