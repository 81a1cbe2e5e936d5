import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { wallets } from '../database/schema.ts'

/**
 * Locks a wallet until the transaction ends. Every movement of its money takes this lock first, so
 * that balances read afterwards stay true and deadlocks cannot occur.
 */
export async function lockWallet(queries: Queries, walletNumber: string): Promise<void> {
  await queries.select().from(wallets).where(eq(wallets.number, walletNumber)).for('update')
}
