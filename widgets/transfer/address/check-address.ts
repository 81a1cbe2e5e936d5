import type { AddressCheck, AddressFamily } from './address-check.ts'
import type { AddressNetwork } from './address-network.ts'
import { checkEvm } from './check-evm.ts'
import { checkTron } from './check-tron.ts'
import { parseAddress } from './parse-address.ts'

/** What an address of an unknown network may measure, in characters: all known ones lie within. */
const shortest = 20
const longest = 128

const families: readonly (readonly [AddressFamily, RegExp])[] = [
  ['evm', /^0x[0-9a-f]{40}$/i],
  ['tron', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
  ['bitcoin', /^(bitcoin:.*|bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/i],
  ['solana', /^(solana:.*|[1-9A-HJ-NP-Za-km-z]{43,44})$/],
]

/** The network that an address is of by its looks alone; its checksum may be wrong. */
const familyOf = (address: string) => families.find(([, looks]) => looks.test(address))?.[0]

/** A link that parseAddress could not reduce to one recipient. */
const isUnreadLink = (address: string) => /^(tron|ethereum):/i.test(address)

/** Without a known network there is no checksum to go by: printable ASCII of a sane length. */
const checkUnknown = (address: string): AddressCheck => {
  if (!/^[\x21-\x7e]+$/.test(address)) return { ok: false, reason: 'characters' }
  if (isUnreadLink(address)) return { ok: false, reason: 'notAddress' }
  return address.length < shortest ? { ok: false, reason: 'length' } : { ok: true, address }
}

/**
 * Whether a typed or pasted text is an address to which money on `network` can be sent. Gives the
 * address as it goes to the server, EVM ones with their EIP-55 capitals. Never throws.
 */
export const checkAddress = (text: string, network: AddressNetwork | undefined): AddressCheck => {
  const { address, scheme } = parseAddress(text)
  if (address === '') return { ok: false, reason: 'empty' }
  if (address.length > longest) return { ok: false, reason: 'length' }
  if (network === undefined) return checkUnknown(address)

  const linked = scheme === 'ethereum' ? 'evm' : scheme
  const looksLike = linked ?? familyOf(address)
  if (looksLike !== undefined && looksLike !== network)
    return { ok: false, reason: 'otherNetwork', looksLike }
  return network === 'tron' ? checkTron(address) : checkEvm(address)
}
