import { normalizeInput } from '../../../shared/money/normalize-input.ts'
import type { AddressCheck, AddressFamily } from './address-issue.ts'
import type { AddressNetwork } from './address-network.ts'
import { checkEvm } from './check-evm.ts'
import { checkTron } from './check-tron.ts'
import { parseAddress } from './parse-address.ts'

/** Bounds for an address of an unknown network, in characters; all known addresses are within. */
const minLength = 20
const maxLength = 128

const families: readonly (readonly [AddressFamily, RegExp])[] = [
  ['evm', /^0x[0-9a-f]{40}$/i],
  ['tron', /^(T[1-9A-HJ-NP-Za-km-z]{33}|t[1-9a-z]{33})$/],
  ['bitcoin', /^(bitcoin:.*|bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/i],
  ['solana', /^(solana:.*|[1-9A-HJ-NP-Za-km-z]{43,44})$/],
]

/** The network that an address seems to belong to; its checksum may be wrong. */
const familyOf = (address: string) => families.find(([, looks]) => looks.test(address))?.[0]

/** A link that parseAddress could not reduce to one recipient. */
const isUnreadLink = (address: string) => /^(tron|ethereum):/i.test(address)

/**
 * The contracts of USDT on Tron, Ethereum, Polygon and BNB Smart Chain, in lower case. A wallet shows
 * them beside its own address, and USDT sent to them is lost.
 */
const contracts = [
  'tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t',
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  '0x55d398326f99059ff775485246999027b3197955',
]

const isContract = (address: string) => contracts.includes(address.toLowerCase())

/** Whether blanks separate parts of a text: without a checksum they could be two addresses. */
const isParted = (text: string) => text.split(/\s+/).filter(normalizeInput).length > 1

/** An unknown network has no known checksum: any printable ASCII of a plausible length passes. */
const checkUnknown = (address: string, text: string): AddressCheck => {
  if (isParted(text)) return { ok: false, reason: 'characters' }
  if (isUnreadLink(address)) return { ok: false, reason: 'notAddress' }
  return address.length < minLength ? { ok: false, reason: 'length' } : { ok: true, address }
}

/**
 * Checks whether a typed or pasted text is an address on `network`. Returns the address as it is sent
 * to the server, EVM addresses with their EIP-55 capitals. Never throws. `chain` is the EIP-155 id of
 * an EVM network, if it is known.
 *
 * parse-address.ts finds the address in the text, address-network.ts tells which kind of address a
 * channel takes, check-tron.ts and check-evm.ts check one kind each, address-issue.ts has the result.
 */
export const checkAddress = (
  text: string,
  network: AddressNetwork | undefined,
  chain?: string,
): AddressCheck => {
  const { address, scheme, chain: linkedChain } = parseAddress(text)
  if (address === '') return { ok: false, reason: 'empty' }
  if (address.length > maxLength) return { ok: false, reason: 'tooLong' }
  if (!/^[\x21-\x7e]+$/.test(address)) return { ok: false, reason: 'characters' }
  if (network === undefined) {
    return isContract(address) ? { ok: false, reason: 'contract' } : checkUnknown(address, text)
  }

  const linked = scheme === 'ethereum' ? 'evm' : scheme
  const looksLike = linked ?? familyOf(address)
  if (looksLike !== undefined && looksLike !== network)
    return { ok: false, reason: 'otherNetwork', looksLike }
  if (chain && linkedChain && linkedChain !== chain) return { ok: false, reason: 'otherChain' }
  const check = network === 'tron' ? checkTron(address) : checkEvm(address)
  return check.ok && isContract(check.address) ? { ok: false, reason: 'contract' } : check
}
