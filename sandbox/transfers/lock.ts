import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { wallets } from '../database/schema.ts'

/**
 * Holds a wallet until the transaction ends. Whatever moves its money takes this lock first, so
 * balances read after it stay true, and two movements never wait for each other in a ring.
 */
export async function lockWallet(queries: Queries, walletNumber: string): Promise<void> {
  await queries.select().from(wallets).where(eq(wallets.number, walletNumber)).for('update')
}
