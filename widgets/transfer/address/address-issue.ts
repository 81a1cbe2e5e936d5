import type { AddressNetwork } from './address-network.ts'

/**
 * Why an address is refused: it is empty, of another network, in a link to another EVM chain, the
 * contract of USDT itself, mistyped, too short or too long, has characters that no address has, or is no
 * address at all. The zero address, from which money cannot be retrieved, counts as no address.
 */
export type AddressIssue =
  | 'empty'
  | 'otherNetwork'
  | 'otherChain'
  | 'contract'
  | 'checksum'
  | 'length'
  | 'tooLong'
  | 'characters'
  | 'notAddress'

export type AddressFamily = AddressNetwork | 'bitcoin' | 'solana'

export type AddressCheck =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly reason: AddressIssue; readonly looksLike?: AddressFamily }
