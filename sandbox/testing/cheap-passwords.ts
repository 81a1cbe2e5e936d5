import type { PasswordCost } from '../accounts/password-cost.ts'

/** For tests of something else: the real cost takes a quarter of a second of a core for each password. */
export const cheapPasswords: PasswordCost = { N: 16, r: 8, p: 1 }
