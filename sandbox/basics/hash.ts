import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A salted hash of texts, in hexadecimal digits. The boundaries between the texts count. */
export const saltedHash = (salt: string, ...texts: readonly string[]): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(salt), utf8ToBytes(JSON.stringify(texts))))

/** SHA-256 of a text, as UTF-8, in hexadecimal digits. */
export const sha256Of = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Hash of a token, which is unguessable by itself and needs no salt. */
export const tokenHash = (token: string): string => sha256Of(token)

/** Compares two hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0
}
