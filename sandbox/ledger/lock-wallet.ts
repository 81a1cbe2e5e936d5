import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { wallets } from '../database/schema.ts'

/**
 * Locks wallets until the transaction ends. Every movement of their money takes these locks first, all
 * at once and in the order of their numbers, so that balances read afterwards stay true and deadlocks
 * cannot occur.
 */
export async function lockWallets(
  queries: Queries,
  walletNumbers: readonly string[],
): Promise<void> {
  await queries
    .select()
    .from(wallets)
    .where(inArray(wallets.number, [...walletNumbers]))
    .orderBy(asc(wallets.number))
    .for('update')
}

/** Locks one wallet; see `lockWallets`. */
export const lockWallet = (queries: Queries, walletNumber: string): Promise<void> =>
  lockWallets(queries, [walletNumber])
