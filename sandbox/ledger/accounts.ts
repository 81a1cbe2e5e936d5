import type { Queries } from '../database/database.ts'
import { ledgerAccounts } from '../database/schema.ts'

export type Currency = 'USD' | 'USDT'
export type Pocket = 'available' | 'held'

/** The company's own accounts, the counterparts of the wallets: every posting sums to zero. */
export const clearing = { USD: 'bank-clearing', USDT: 'chain-clearing' } as const
export const fees = { USD: 'fees-usd', USDT: 'fees-usdt' } as const

/** A ledger account of a wallet: the available balance, or the amount held for open withdrawals. */
export const pocket = (walletNumber: string, which: Pocket, currency: Currency): string =>
  `${walletNumber}/${which}-${currency.toLowerCase()}`

export async function openCompanyAccounts(queries: Queries): Promise<void> {
  await queries.insert(ledgerAccounts).values([
    { id: clearing.USD, currency: 'USD' },
    { id: clearing.USDT, currency: 'USDT' },
    { id: fees.USD, currency: 'USD' },
    { id: fees.USDT, currency: 'USDT' },
  ])
}

export async function openPockets(queries: Queries, walletNumber: string): Promise<void> {
  await queries.insert(ledgerAccounts).values(
    (['USD', 'USDT'] as const).flatMap((currency) =>
      (['available', 'held'] as const).map((which) => ({
        id: pocket(walletNumber, which, currency),
        walletNumber,
        currency,
      })),
    ),
  )
}
