import { isUsdtContract } from './contracts.ts'
import type { AddressKind } from './kind.ts'
import { kindOf, kinds } from './kinds/all.ts'
import type { AddressNetwork } from './network.ts'
import { type ReadAddress, readAddress } from './reader/read-address.ts'
import { type AddressCheck, type AddressRefusal, type KindCheck, refused } from './result.ts'

/** Bounds for an address of an unknown network, in characters; all known addresses are within. */
const minLength = 20
const maxLength = 130

/** A name, an e-mail address or a handle: nobody but its own service can resolve it. */
const name = /^((?:[^\s@]+@)?(?:[^\s.@/:]+\.)+\p{L}{2,}|@[\w.]+)$/u

const otherNetwork = (looksLike: AddressKind | undefined): AddressRefusal => ({
  ...refused('otherNetwork'),
  ...(looksLike && { looksLike }),
})

/** Whether what a text says of its network contradicts the chosen one. */
const contradiction = (
  said: ReadAddress['network'],
  { kinds: taken, chain }: AddressNetwork,
): AddressRefusal | undefined => {
  if (!said) return undefined
  const [kind] = said.kinds ?? []
  if (kind && taken && !said.kinds?.some((each) => taken.includes(each))) return otherNetwork(kind)
  return said.chain && chain && said.chain !== chain ? refused('otherChain') : undefined
}

/** The results for the kinds of address that a network takes. */
const verdictsOf = (address: string, { kinds: taken, chain }: AddressNetwork): KindCheck[] => {
  if (taken) return taken.map((kind) => kinds[kind].check(address, chain))
  // New networks mostly take addresses of Ethereum.
  return /^0x/i.test(address) ? [kinds.evm.check(address)] : []
}

/** An unknown network has no known checksum: any printable ASCII of a plausible length passes. */
const checkUnknown = (address: string, isJoined: boolean | undefined): AddressCheck => {
  if (isJoined) return refused('characters')
  if (address.length < minLength) return refused('length')
  return { ok: true, address, certainty: 'none' }
}

/**
 * Checks whether a typed or pasted text has an address on `network`, and returns the address as it is
 * sent to the server: as it was typed. Never throws.
 *
 * reader/ finds the address in the text, network.ts tells which kinds of address a channel takes, kinds/
 * checks each kind, result.ts has the result. An address of another known network is refused on every
 * network, also on one that is not known.
 */
export const checkAddress = (text: string, network: AddressNetwork): AddressCheck => {
  const read = readAddress(text)
  if ('ok' in read) return read
  const address = network.chain === xdc ? read.address.replace(/^xdc/i, '0x') : read.address
  if (address === '') return refused('empty')
  if (address.length > maxLength) return refused('tooLong')
  const contradicted = contradiction(read.network, network)
  if (contradicted) return contradicted

  const verdicts = verdictsOf(address, network)
  const right = verdicts.find((verdict) => verdict.ok)
  if (right) {
    if (isUsdtContract(right.address)) return refused('contract')
    const certainty = right.hasChecksum ? 'checksum' : 'form'
    return { ok: true, address: right.address, certainty: network.canCheck ? certainty : 'none' }
  }
  if (!network.kinds && isUsdtContract(address)) return refused('contract')
  const wrong = verdicts.find((verdict) => !verdict.ok)
  const isNameThere = network.kinds?.includes('near') && wrong && wrong.reason !== 'notAddress'
  if (name.test(address) && kindOf(address) !== 'near' && !isNameThere) return refused('name')
  if (!/^[\x21-\x7e]+$/.test(address)) return refused('characters')
  const looksLike = kindOf(address)
  if (
    looksLike &&
    !network.kinds?.includes(looksLike) &&
    !(looksLike === 'evm' && !network.kinds)
  ) {
    return otherNetwork(looksLike)
  }
  if (wrong) return wrong
  return checkUnknown(address, read.isJoined)
}

/** XDC writes its addresses with its own name in place of 0x. */
const xdc = '50'
