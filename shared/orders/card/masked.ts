import { shownCardCharacters } from '../../limits.ts'

/** The characters of a card number that are shown. */
export const lastOf = (account: string): string =>
  account.replace(/[\s-]/g, '').slice(-shownCardCharacters)

/** A card number with its other characters hidden. */
export const masked = (account: string): string => `•••• ${lastOf(account)}`

/** A bank account, or the one of a withdrawal; of its number, only the end is shown. */
export interface NamedCard {
  readonly bankAccount: string
  /** Absent if the server does not name it. */
  readonly bankName?: string | null | undefined
}

/** A bank account as plain text: its bank, and the end of its number. */
export const cardText = ({ bankName, bankAccount }: NamedCard): string =>
  bankName ? `${bankName} ${masked(bankAccount)}` : masked(bankAccount)
