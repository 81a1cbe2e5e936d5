import type { PasswordCost } from '../core/limits.ts'

/**
 * For tests of other things: at the real cost each password takes a quarter of a second of a core.
 */
export const cheapPasswordCost: PasswordCost = { N: 16, r: 8, p: 1 }
