import { shownCardCharacters } from '../limits.ts'

/** The characters of a card number that are shown. */
export const lastOf = (account: string): string =>
  account.replace(/[\s-]/g, '').slice(-shownCardCharacters)

/** A card number with its other characters hidden. */
export const masked = (account: string): string => `•••• ${lastOf(account)}`
