import { eq } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { recipientColumns } from '../accounts/find.ts'
import { Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { accounts, reviews, transfers } from '../database/schema.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'

/** An order with its holder, as it is once its wallet is locked: nothing else decides it meanwhile. */
export async function lockOrder(queries: Queries, orderNumber: string) {
  const read = () =>
    queries
      .select({
        transfer: transfers,
        recipient: recipientColumns,
        name: accounts.name,
        region: accounts.region,
      })
      .from(transfers)
      .innerJoin(accounts, eq(accounts.id, transfers.accountId))
      .where(eq(transfers.orderNumber, orderNumber))
  const [found] = await read()
  if (!found) throw new Refusal('There is no such order', sandboxRefusalCodes.notFound)
  await lockWallet(queries, found.transfer.walletNumber)
  const [locked] = await read()
  const tiers = await queries.select().from(reviews).where(eq(reviews.orderNumber, orderNumber))
  return { ...(locked ?? found), tiers }
}
