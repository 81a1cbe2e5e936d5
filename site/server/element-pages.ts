import type { PageName } from '../pages/pages.ts'

/**
 * The pages that show an element at once. Their documents have its shell (`element-shell.tsx`), load
 * its files early (`page-files.ts`), and have the letters of its titles (`element-titles.ts`).
 */
export const elementPages = [
  'trustFund',
  'transfer',
  'contract',
  'login',
  'register',
  'resetPassword',
  'wallet',
  'walletHistory',
  'bindCard',
] as const satisfies readonly PageName[]

/** A value for each of these pages; no other page has one. */
export type OfElementPages<Value> = Readonly<Record<(typeof elementPages)[number], Value>> &
  Readonly<Partial<Record<PageName, Value>>>
