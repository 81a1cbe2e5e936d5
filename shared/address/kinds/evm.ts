import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type KindCheck, refused } from '../result.ts'

const digits = 40

/** The chain whose capitals depend on the chain (EIP-1191), beside those of EIP-55. */
const rootstock = '30'

export const evmShape = /^0x[0-9a-f]{40}$/i

/**
 * Adds `0x` and the capitals of the EIP-55 checksum to forty lower-case hex digits; with a chain, those
 * of EIP-1191.
 */
export const withChecksum = (body: string, chain?: string): string => {
  const hash = bytesToHex(keccak_256(utf8ToBytes(chain ? `${chain}0x${body}` : body)))
  const capital = (digit: string, at: number) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit
  return `0x${Array.from(body, capital).join('')}`
}

/**
 * Checks an address of Ethereum or another EVM network. An address with capitals and small letters
 * must satisfy EIP-55; one with only capitals or only small letters has no checksum. It is accepted as
 * it was typed: capitals of ours would look like a checksum that somebody has verified.
 */
export const checkEvm = (text: string, chain?: string): KindCheck => {
  if (!/^0x/i.test(text)) return refused('notAddress')
  const body = text.slice(2)
  if (body.length > digits) return refused('tooLong')
  if (!/^[0-9a-f]*$/i.test(body)) return refused('characters')
  if (body.length !== digits) return refused('length')
  if (/^0*$/.test(body)) return refused('notAddress')
  const address = `0x${body}`
  const small = body.toLowerCase()
  const hasChecksum =
    /[a-f]/.test(small) &&
    (address === withChecksum(small) ||
      (chain === rootstock && address === withChecksum(small, chain)))
  const isOfOneCase = body === small || body === body.toUpperCase()
  return hasChecksum || isOfOneCase ? { ok: true, address, hasChecksum } : refused('checksum')
}
