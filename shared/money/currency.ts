/** The currencies of the wallet, by the unit as it is shown (section 1). */
export const currencies = {
  /** Cents. */
  USD: { unit: 'USD', decimals: 2 },
  /** As many as the token has on TRON and Ethereum. */
  USDT: { unit: 'USDT', decimals: 6 },
} as const

export type Currency = keyof typeof currencies
