import { sha512_256 } from '@noble/hashes/sha2.js'
import { base32nopad } from '@scure/base'
import { type KindCheck, refused } from '../result.ts'
import { crc16 } from './crc16.ts'

const keyLength = 32
/** First byte of the account of a person (stellar.org, SEP-23). */
const stellarAccount = 6 << 3

const decode = (text: string): Uint8Array | undefined => {
  try {
    return base32nopad.decode(text)
  } catch {
    return undefined
  }
}

/** Algorand: the key and the last four bytes of its hash. */
export const checkAlgorand = (address: string): KindCheck => {
  const bytes = decode(address)
  if (!bytes) return refused('characters')
  if (bytes.length !== keyLength + 4) return refused('length')
  const sum = sha512_256(bytes.slice(0, keyLength)).slice(-4)
  const isRight = sum.every((byte, at) => byte === bytes[keyLength + at])
  return isRight ? { ok: true, address, hasChecksum: true } : refused('checksum')
}

/** Stellar: a first byte, the key and a CRC-16. */
export const checkStellar = (address: string): KindCheck => {
  const bytes = decode(address)
  if (!bytes) return refused('characters')
  if (bytes.length !== keyLength + 3) return refused('length')
  const [low = 0, high = 0] = bytes.slice(-2)
  if (crc16(bytes.slice(0, -2)) !== high * 0x100 + low) return refused('checksum')
  return bytes[0] === stellarAccount
    ? { ok: true, address, hasChecksum: true }
    : refused('notAddress')
}
