import { blake2b } from '@noble/hashes/blake2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type KindCheck, refused } from '../result.ts'
import { base58Bytes } from './base58.ts'

const keyLength = 32
const checksumLength = 2
/** What the checksum's hash begins with (docs.polkadot.com, "SS58"). */
const context = utf8ToBytes('SS58PRE')
/** Polkadot's own prefix, and that of any network of its kind. */
const ownPrefixes = [0, 42]

/** Prefix of one byte, key and checksum; a prefix of two bytes belongs to another network. */
const prefixOf = (address: string): number | undefined => {
  const bytes = base58Bytes(address)
  const length = bytes && bytes.length - keyLength - checksumLength
  if (!bytes || (length !== 1 && length !== 2)) return undefined
  const body = bytes.slice(0, -checksumLength)
  const hash = blake2b(Uint8Array.of(...context, ...body))
  const isRight = bytes.slice(-checksumLength).every((byte, at) => byte === hash[at])
  return isRight ? (length === 1 ? bytes[0] : -1) : undefined
}

export const checkPolkadot = (address: string): KindCheck => {
  const prefix = prefixOf(address)
  if (prefix === undefined) {
    return refused(/^[1-9A-HJ-NP-Za-km-z]+$/.test(address) ? 'checksum' : 'characters')
  }
  return ownPrefixes.includes(prefix)
    ? { ok: true, address, hasChecksum: true }
    : refused('otherNetwork')
}

/** Whether a text is an address of Polkadot or of a network of its kind, such as Kusama. */
export const isPolkadot = (address: string): boolean => prefixOf(address) !== undefined
