import { type KindCheck, refused } from '../result.ts'
import { base58Bytes } from './base58.ts'

/** An address is the base58 text of a public key, without a checksum. */
const keyLength = 32
const longestText = 44
/** The shortest text of a key that does not begin with many zeros. */
const shortestText = 32

export const solanaShape = /^[1-9A-HJ-NP-Za-km-z]{43,44}$/

/** Checks an address of Solana: 32 bytes in base58. The system program, which is all zeros, is none. */
export const checkSolana = (address: string): KindCheck => {
  if (address.length > longestText) return refused('tooLong')
  if (!/^[1-9A-HJ-NP-Za-km-z]*$/.test(address)) return refused('characters')
  if (address.length < shortestText) return refused('length')
  const key = base58Bytes(address)
  if (key?.length !== keyLength) return refused('notAddress')
  return key.some(Boolean) ? { ok: true, address, hasChecksum: false } : refused('notAddress')
}
