import { sha256 } from '@noble/hashes/sha2.js'
import { base58, createBase58check } from '@scure/base'

const base58check = createBase58check(sha256)

/** The bytes of a base58 text, or `undefined`. */
export const base58Bytes = (text: string): Uint8Array | undefined => {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}

/** The base58 text of bytes, with a checksum. */
export const base58checkText = (bytes: Uint8Array): string => base58check.encode(bytes)

/** The bytes of a base58 text without its checksum; `undefined` if the checksum is wrong. */
export const base58checkBytes = (text: string): Uint8Array | undefined => {
  try {
    return base58check.decode(text)
  } catch {
    return undefined
  }
}

/** Whether a text is base58 with a checksum, of this many bytes after one of these prefixes. */
export const isBase58check = (
  text: string,
  prefixes: readonly (readonly number[])[],
  length: number,
): boolean => {
  const bytes = base58checkBytes(text)
  return prefixes.some(
    (prefix) =>
      bytes?.length === prefix.length + length && prefix.every((byte, at) => bytes[at] === byte),
  )
}
