/** How a mail calls a transfer. */
export const nounOf = {
  DEPOSIT: 'deposit',
  WITHDRAW: 'withdrawal',
  INTEREST_RATE: 'interest',
  TRANSFER: 'transfer',
} as const

/** How a mail calls the review of a tier. */
export const reviewOf = {
  BROKER: 'preliminary review by the partnering broker',
  CLEARING: 'final review by the clearing institution',
} as const
