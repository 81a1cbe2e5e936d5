import { bytesToHex } from '@noble/hashes/utils.js'
import type { SandboxDeps } from './context.ts'

/** An unguessable id of 32 hexadecimal digits. */
export const randomId = ({ random }: Pick<SandboxDeps, 'random'>): string => bytesToHex(random(16))

/** Evenly distributed random digits; bytes from 250 on would favour low digits. */
export function randomDigits({ random }: Pick<SandboxDeps, 'random'>, length: number): string {
  let digits = ''
  while (digits.length < length) {
    for (const byte of random(length)) if (byte < 250) digits += byte % 10
  }
  return digits.slice(0, length)
}
