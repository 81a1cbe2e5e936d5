/** The cost of one guess at a password, in scrypt's own parameters. */
export interface PasswordCost {
  /** Work and memory: 128 * N * r bytes. A power of two. */
  readonly N: number
  readonly r: number
  /** How often the work is repeated. */
  readonly p: number
}

/** 32 MB and a fifth of a second. */
export const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }
