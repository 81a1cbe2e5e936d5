import Big from 'big.js'
import { eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { wallet } from '../../shared/api/wire/wallet.ts'
import type { Queries } from '../database/database.ts'
import { entries, ledgerAccounts } from '../database/schema.ts'
import { type Currency, type Pocket, pocket } from './accounts.ts'

interface Balances {
  /** Exact amount in whole units of the currency. */
  of(which: Pocket, currency: Currency): Big
}

/** The balances of a wallet: the sums of its ledger entries. */
export async function balancesOf(queries: Queries, walletNumber: string): Promise<Balances> {
  const rows = await queries
    .select({ id: ledgerAccounts.id, sum: sql<string>`coalesce(sum(${entries.amount}), 0)::text` })
    .from(ledgerAccounts)
    .leftJoin(entries, eq(entries.ledgerAccountId, ledgerAccounts.id))
    .where(eq(ledgerAccounts.walletNumber, walletNumber))
    .groupBy(ledgerAccounts.id)
  const sums = new Map(rows.map(({ id, sum }) => [id, Big(sum)]))
  return { of: (which, currency) => sums.get(pocket(walletNumber, which, currency)) ?? Big(0) }
}

/** A wallet as the API sends it. Totals include held amounts; available is total less margin. */
export function walletItem({ of }: Balances): v.InferInput<typeof wallet> {
  const total = (currency: Currency) => of('available', currency).plus(of('held', currency))
  return {
    amount: total('USD').toFixed(),
    marginUsd: of('held', 'USD').toFixed(),
    cryptoAmount: total('USDT').toFixed(),
    marginCrypto: of('held', 'USDT').toFixed(),
  }
}
