import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AddressCheck } from './address-issue.ts'

const digits = 40

/** Adds `0x` and the capitals of the EIP-55 checksum to forty lower-case hex digits. */
const checksummed = (body: string): string => {
  const hash = bytesToHex(keccak_256(utf8ToBytes(body)))
  const capital = (digit: string, at: number) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit
  return `0x${Array.from(body, capital).join('')}`
}

/**
 * Checks an address of Ethereum or another EVM network. An address with capitals and small letters
 * must satisfy EIP-55; one with only capitals or only small letters has no checksum, and is accepted.
 * A valid address is returned with its checksum.
 */
export const checkEvm = (text: string): AddressCheck => {
  if (!/^0x/i.test(text)) return { ok: false, reason: 'notAddress' }
  const body = text.slice(2)
  if (body.length > digits) return { ok: false, reason: 'tooLong' }
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
