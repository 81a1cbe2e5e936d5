import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { cardRequests } from '../database/schema.ts'
import { type Recipient, sendNotice } from '../messages/notices.ts'
import { bindsAutomatically } from './binding.ts'
import { setBoundCard } from './bound-card.ts'
import { boundNotice } from './card-notices.ts'
import { openWithdrawal } from './open-withdrawal.ts'

type Holder = Recipient & {
  readonly accountId: string
  readonly name: string
  readonly region: string
}

/**
 * Binds the card that has waited for the last withdrawal to the card before it, if it needs no
 * review. Call it with the wallet locked, once a withdrawal is decided.
 */
export async function bindQueuedCard(queries: Queries, holder: Holder, at: Date): Promise<void> {
  const { accountId } = holder
  if (await openWithdrawal(queries, accountId)) return
  const isWaiting = and(eq(cardRequests.accountId, accountId), eq(cardRequests.status, 'Auditing'))
  const [request] = await queries
    .select({ details: cardRequests.details })
    .from(cardRequests)
    .where(isWaiting)
  if (!request?.details || !bindsAutomatically(holder, request.details)) return
  await queries.update(cardRequests).set({ status: 'Success', decidedAt: at }).where(isWaiting)
  await setBoundCard(queries, accountId, request.details)
  await sendNotice(queries, at, holder, boundNotice)
}
