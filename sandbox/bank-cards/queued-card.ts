import { and, eq } from 'drizzle-orm'
import { regionRules } from '../../shared/region/region-rules.ts'
import type { Queries } from '../database/database.ts'
import { cardRequests } from '../database/schema.ts'
import { type Recipient, sendNotice } from '../notices.ts'
import { setBoundCard } from './bound-card.ts'
import { boundNotice } from './card-notices.ts'
import { openWithdrawal } from './open-withdrawal.ts'

/**
 * Binds the card that has waited for the last withdrawal to the card before it, in a region that
 * binds automatically. Call it with the wallet locked, once a withdrawal is decided.
 */
export async function bindQueuedCard(
  queries: Queries,
  account: Recipient & { readonly accountId: string; readonly region: string },
  at: Date,
): Promise<void> {
  const { accountId, region } = account
  if (!regionRules(region).bindsAutomatically || (await openWithdrawal(queries, accountId))) return
  const [bound] = await queries
    .update(cardRequests)
    .set({ status: 'Success', decidedAt: at })
    .where(and(eq(cardRequests.accountId, accountId), eq(cardRequests.status, 'Auditing')))
    .returning({ details: cardRequests.details })
  if (!bound?.details) return
  await setBoundCard(queries, accountId, bound.details)
  await sendNotice(queries, at, account, boundNotice)
}
