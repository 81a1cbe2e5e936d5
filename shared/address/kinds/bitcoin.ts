import { type KindCheck, refused } from '../result.ts'
import { isBase58check } from './base58.ts'
import { isSegwit } from './bech32.ts'

const hashLength = 20

export const bitcoinShape =
  /^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|BC1[02-9AC-HJ-NP-Z]{11,71})$/

/** Addresses of Bitcoin and of the networks that descend from it: base58 with a checksum, or segwit. */
const descendant =
  (versions: readonly number[], segwit?: string, test?: RegExp) =>
  (address: string): KindCheck => {
    if (test?.test(address)) return refused('testNetwork')
    const prefixes = versions.map((version) => [version])
    if (isBase58check(address, prefixes, hashLength) || (segwit && isSegwit(address, segwit))) {
      return { ok: true, address, hasChecksum: true }
    }
    return refused(/^[0-9A-Za-z]+$/.test(address) ? 'checksum' : 'characters')
  }

/** USDT on Bitcoin was issued by Omni. */
export const checkBitcoin = descendant([0x00, 0x05], 'bc', /^(tb1|bcrt1|[mn2][1-9A-Za-z]{25,34}$)/i)
export const checkLitecoin = descendant([0x30, 0x32], 'ltc')
export const checkDogecoin = descendant([0x1e, 0x16])

/** Of Liquid, whose confidential addresses have a checksum of their own, which is not checked here. */
export const liquidShape =
  /^(lq1[02-9ac-hj-np-z]{90,130}|VJL[1-9A-HJ-NP-Za-km-z]{77}|VTp[1-9A-HJ-NP-Za-km-z]{77})$/
export const checkLiquid = (address: string): KindCheck => {
  const isConfidential = isBase58check(
    address,
    [
      [0x0c, 0x39],
      [0x0c, 0x27],
    ],
    53,
  )
  if (isConfidential || isBase58check(address, [[0x39], [0x27]], hashLength)) {
    return { ok: true, address, hasChecksum: true }
  }
  if (isSegwit(address, 'ex')) return { ok: true, address, hasChecksum: true }
  if (/^lq1/.test(address) && liquidShape.test(address)) {
    return { ok: true, address, hasChecksum: false }
  }
  return refused(/^[0-9A-Za-z]+$/.test(address) ? 'checksum' : 'characters')
}
