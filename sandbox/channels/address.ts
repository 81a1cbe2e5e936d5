import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { checkAddress } from '../../shared/address/check-address.ts'
import type { AddressKind } from '../../shared/address/kind.ts'
import { base58checkText } from '../../shared/address/kinds/base58.ts'
import { withChecksum } from '../../shared/address/kinds/evm.ts'

/** Networks whose addresses have the same format and the same check. */
type AddressFamily = 'TRON' | 'EVM'

const tronPrefix = 0x41

const kindOf = (family: AddressFamily): AddressKind => (family === 'TRON' ? 'tron' : 'evm')

/**
 * Whether a text is an address of the family, checksum included, by the check of the elements. It is
 * nothing but the address: a label or a link around it is what a form reads, not a server.
 */
export const isAddress = (family: AddressFamily, text: string): boolean => {
  const network = { kinds: [kindOf(family)], canCheck: true, chain: undefined }
  const check = checkAddress(text, network)
  return check.ok && check.address === text
}

/**
 * Hashes a text to a valid address. No key for it exists: real money sent there would be lost, which
 * is why every page says that no real money moves.
 */
export function addressFrom(family: AddressFamily, text: string): string {
  const bytes = keccak_256(utf8ToBytes(text)).slice(-20)
  return family === 'TRON'
    ? base58checkText(Uint8Array.of(tronPrefix, ...bytes))
    : withChecksum(bytesToHex(bytes))
}
