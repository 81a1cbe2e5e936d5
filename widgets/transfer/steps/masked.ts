/** A card number with all but its last three characters hidden (specification, section 9). */
export const masked = (account: string): string =>
  account.slice(0, -3).replace(/[^\s-]/g, '•') + account.slice(-3)
