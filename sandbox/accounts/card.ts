import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { bankCards } from '../database/schema.ts'

/** The bound bank card of an account and its fee in USD, or `undefined`. */
export async function boundCard(queries: Queries, accountId: string) {
  const [card] = await queries
    .select({ bankAccount: bankCards.bankAccount, fee: bankCards.fee })
    .from(bankCards)
    .where(eq(bankCards.accountId, accountId))
  return card
}
