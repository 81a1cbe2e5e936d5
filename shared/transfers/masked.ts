/** The last three characters of a card number; only they are shown (specification, section 9). */
export const lastOf = (account: string): string => account.replace(/[\s-]/g, '').slice(-3)

/** A card number with all but its last three characters hidden. */
export const masked = (account: string): string => `•••• ${lastOf(account)}`
