import { bytesToHex } from '@noble/hashes/utils.js'
import type { SandboxDeps } from './context.ts'

/** An unguessable id of 32 hexadecimal digits. */
export const freshId = ({ random }: Pick<SandboxDeps, 'random'>): string => bytesToHex(random(16))

/** Random digits, for numbers that people read aloud. */
export const freshDigits = ({ random }: Pick<SandboxDeps, 'random'>, length: number): string =>
  [...random(length)].map((byte) => byte % 10).join('')
