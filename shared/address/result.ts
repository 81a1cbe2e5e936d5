import type { AddressKind } from './kind.ts'

/**
 * Why an address is refused. `contract`: the contract of USDT itself; `several`: a text with more than
 * one address; `name`: a name such as vitalik.eth; `page`: a link to a transaction, a token or another
 * page that is no wallet; `form`: a form without a checksum, of a network that also has one with it;
 * `otherChain`: a link to another network with the same addresses. The zero address, from which money
 * cannot be retrieved, counts as no address.
 */
export type AddressIssue =
  | 'empty'
  | 'otherNetwork'
  | 'otherChain'
  | 'testNetwork'
  | 'contract'
  | 'several'
  | 'name'
  | 'page'
  | 'form'
  | 'checksum'
  | 'length'
  | 'tooLong'
  | 'characters'
  | 'notAddress'

/**
 * What a successful check found. `checksum`: a typing error would have been noticed; `form`: the form is
 * right, but a typing error can go unnoticed; `none`: the network's addresses cannot be checked.
 */
export type AddressCertainty = 'checksum' | 'form' | 'none'

export interface AddressRefusal {
  readonly ok: false
  readonly reason: AddressIssue
  /** The network that the address belongs to. */
  readonly looksLike?: AddressKind
}

export type AddressCheck =
  | { readonly ok: true; readonly address: string; readonly certainty: AddressCertainty }
  | AddressRefusal

/** The result for one kind of address. */
export type KindCheck =
  | { readonly ok: true; readonly address: string; readonly hasChecksum: boolean }
  | { readonly ok: false; readonly reason: AddressIssue }

export const refused = (reason: AddressIssue) => ({ ok: false, reason }) as const
