import { bytesToHex } from '@noble/hashes/utils.js'

/** A source of cryptographically random bytes. */
interface Random {
  readonly random: (length: number) => Uint8Array
}

/** An unguessable id of 32 hexadecimal digits. */
export const randomId = ({ random }: Random): string => bytesToHex(random(16))

/** Evenly distributed random digits; bytes from 250 on would favour low digits. */
export function randomDigits({ random }: Random, length: number): string {
  let digits = ''
  while (digits.length < length) {
    for (const byte of random(length)) if (byte < 250) digits += byte % 10
  }
  return digits.slice(0, length)
}
