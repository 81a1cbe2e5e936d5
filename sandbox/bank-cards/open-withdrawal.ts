import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { transfers } from '../database/schema.ts'

/**
 * The order number of a withdrawal of USD that is under review. Until it is decided, the card that
 * it goes to is neither replaced nor removed.
 */
export async function openWithdrawal(
  queries: Queries,
  accountId: string,
): Promise<string | undefined> {
  const [open] = await queries
    .select({ orderNumber: transfers.orderNumber })
    .from(transfers)
    .where(
      and(
        eq(transfers.accountId, accountId),
        eq(transfers.status, 'Auditing'),
        eq(transfers.type, 'WITHDRAW'),
        eq(transfers.currency, 'USD'),
      ),
    )
    .limit(1)
  return open?.orderNumber
}
