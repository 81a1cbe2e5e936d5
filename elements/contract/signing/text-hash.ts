import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of an exact text, as UTF-8: 64 hexadecimal digits. */
export const textHashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
