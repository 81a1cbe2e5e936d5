import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { createBase58check } from '@scure/base'

/** Networks whose addresses have the same format and the same check. */
type AddressFamily = 'TRON' | 'EVM'

const base58check = createBase58check(sha256)
const tronPrefix = 0x41

const isTron = (address: string): boolean => {
  try {
    const bytes = base58check.decode(address)
    return bytes.length === 21 && bytes[0] === tronPrefix
  } catch {
    return false
  }
}

/** The case of the letters of an EVM address is a checksum (EIP-55). */
const withChecksum = (hex: string): string => {
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)))
  const digits = [...hex].map((digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${digits.join('')}`
}

const isEvm = (address: string): boolean => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const hex = address.slice(2)
  const isOneCase = hex === hex.toLowerCase() || hex === hex.toUpperCase()
  return isOneCase || address === withChecksum(hex.toLowerCase())
}

/** Whether a text is an address of the family, checksum included. */
export const isAddress = (family: AddressFamily, text: string): boolean =>
  family === 'TRON' ? isTron(text) : isEvm(text)

/**
 * Hashes a text to a valid address. No key for it exists: real money sent there would be lost, which
 * is why every page says that no real money moves.
 */
export function addressFrom(family: AddressFamily, text: string): string {
  const bytes = keccak_256(utf8ToBytes(text)).slice(-20)
  return family === 'TRON'
    ? base58check.encode(Uint8Array.of(tronPrefix, ...bytes))
    : withChecksum(bytesToHex(bytes))
}
