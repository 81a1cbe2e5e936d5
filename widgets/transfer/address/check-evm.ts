import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AddressCheck } from './address-check.ts'

const digits = 40

/** Forty lower-case hex digits with the capitals that EIP-55 gives them as a checksum, after 0x. */
const checksummed = (body: string): string => {
  const hash = bytesToHex(keccak_256(utf8ToBytes(body)))
  const capital = (digit: string, at: number) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit
  return `0x${Array.from(body, capital).join('')}`
}

/**
 * Whether a cleaned text is an address of Ethereum or a network like it. One in small letters
 * or in capitals alone has no checksum and is taken; in mixed case it must satisfy EIP-55.
 * A right one comes back with its checksum.
 */
export const checkEvm = (text: string): AddressCheck => {
  if (!/^0x/i.test(text)) return { ok: false, reason: 'notAddress' }
  const body = text.slice(2)
  if (!/^[0-9a-f]*$/i.test(body)) return { ok: false, reason: 'characters' }
  if (body.length !== digits) return { ok: false, reason: 'length' }
  if (/^0*$/.test(body)) return { ok: false, reason: 'notAddress' }
  const small = body.toLowerCase()
  const address = checksummed(small)
  const hasCase = body !== small && body !== body.toUpperCase()
  return hasCase && address !== `0x${body}`
    ? { ok: false, reason: 'checksum' }
    : { ok: true, address }
}
