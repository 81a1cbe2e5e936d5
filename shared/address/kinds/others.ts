import { sha256 } from '@noble/hashes/sha2.js'
import { base58xrp } from '@scure/base'
import { type KindCheck, refused } from '../result.ts'
import { isBase58check } from './base58.ts'
import { bech32Parts } from './bech32.ts'

const verdict = (address: string, isRight: boolean): KindCheck =>
  isRight ? { ok: true, address, hasChecksum: true } : refused('checksum')

/** The bytes that make a Tezos address begin with tz1, tz2, tz3, tz4 or KT1. */
const tezosPrefixes = [
  [6, 161, 159],
  [6, 161, 161],
  [6, 161, 164],
  [6, 161, 166],
  [2, 90, 121],
]
export const tezosShape = /^(tz[1-4]|KT1)[1-9A-HJ-NP-Za-km-z]{33}$/
export const checkTezos = (address: string): KindCheck =>
  verdict(address, isBase58check(address, tezosPrefixes, 20))

/** Base58 with an alphabet of its own. */
export const checkXrp = (address: string): KindCheck => {
  try {
    const bytes = base58xrp.decode(address)
    const sum = sha256(sha256(bytes.slice(0, -4)))
    return verdict(
      address,
      bytes.length === 25 &&
        bytes[0] === 0 &&
        bytes.slice(-4).every((byte, at) => byte === sum[at]),
    )
  } catch {
    return refused('characters')
  }
}

/** The prefixes of bech32 that belong to other kinds. */
const notCosmos = /^(bc|tb|bcrt|ltc|ex|lq|addr|addr_test|stake)$/

/** The prefixes of networks that also take addresses of Ethereum, by their chain ids. */
const prefixOf: Readonly<Record<string, string>> = { '1329': 'sei', '2222': 'kava' }

/** Cosmos and its relatives: the name of the network in front, then 20 or 32 bytes. */
export const checkCosmos = (address: string, chain?: string): KindCheck => {
  const parts = bech32Parts(address)
  if (!parts || notCosmos.test(parts.prefix)) {
    return refused(/^[0-9A-Za-z]+$/.test(address) ? 'checksum' : 'characters')
  }
  if (![32, 52].includes(parts.words.length)) return refused('notAddress')
  if (chain && parts.prefix !== (prefixOf[chain] ?? chain)) return refused('otherNetwork')
  return { ok: true, address, hasChecksum: true }
}

export const cardanoShape = /^(addr1[02-9ac-hj-np-z]{50,120}|DdzFF[1-9A-HJ-NP-Za-km-z]{90,110})$/
export const checkCardano = (address: string): KindCheck => {
  if (address.startsWith('addr_test')) return refused('testNetwork')
  return verdict(address, bech32Parts(address)?.prefix === 'addr')
}

/** EOS: a name of at most twelve characters. Names with dots belong to contracts. */
export const checkEos = (address: string): KindCheck =>
  /^[a-z1-5]{1,12}$/.test(address)
    ? { ok: true, address, hasChecksum: false }
    : refused('notAddress')
