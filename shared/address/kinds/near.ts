import { type KindCheck, refused } from '../result.ts'

/** The shortest and the longest account (docs.near.org, "Account ID"). */
const shortest = 2
const longest = 64

/** An account without a name: the hex digits of its key. */
const implicit = /^[0-9a-f]{64}$/
/** Small letters and digits, single separators between them. */
const named = /^[a-z\d]+([-_][a-z\d]+)*(\.[a-z\d]+([-_][a-z\d]+)*)+$/
/** The names that open accounts for people: those of NEAR itself, of HOT Wallet and of Aurora. */
const registrars = /\.(near|tg|aurora)$/

/** Checks an account of NEAR, by its name or by its key. Neither has a checksum. */
export const checkNear = (address: string): KindCheck => {
  const right: KindCheck = { ok: true, address, hasChecksum: false }
  if (implicit.test(address)) return /^0*$/.test(address) ? refused('notAddress') : right
  if (address.length > longest) return refused('tooLong')
  if (/^[0-9a-f]+$/i.test(address)) {
    return refused(address.length === longest ? 'characters' : 'length')
  }
  if (address.length < shortest || !address.includes('.')) return refused('notAddress')
  if (/\.testnet$/i.test(address)) return refused('testNetwork')
  if (!registrars.test(address.toLowerCase())) return refused('notAddress')
  return named.test(address) ? right : refused('characters')
}
