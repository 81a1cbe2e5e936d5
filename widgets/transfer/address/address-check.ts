import type { AddressNetwork } from './address-network.ts'

/**
 * Why a text is no address to send to: nothing there; an address of another network; a mistyped
 * character; too short or too long; characters that no address has; not an address at all, which
 * takes in the zero address, from which nothing comes back.
 */
export type AddressIssue =
  | 'empty'
  | 'otherNetwork'
  | 'checksum'
  | 'length'
  | 'characters'
  | 'notAddress'

export type AddressFamily = AddressNetwork | 'bitcoin' | 'solana'

export type AddressCheck =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly reason: AddressIssue; readonly looksLike?: AddressFamily }
