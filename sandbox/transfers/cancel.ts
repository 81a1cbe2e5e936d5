import { eq } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { bindQueuedCard } from '../bank-cards/queued-card.ts'
import { moneyText } from '../basics/money-text.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { reviews, transfers } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { sendNotice } from '../messages/notices.ts'
import { lockOrder } from './lock-order.ts'
import { settle } from './settle.ts'
import { isCancellable } from './transfer-fields.ts'
import { cancelledNotice } from './transfer-notices.ts'

/**
 * Cancels a withdrawal for its holder and returns the held money, in one transaction. One that is
 * cancelled already stays so, and nothing is written.
 *
 * @throws Refusal once its first review has begun
 */
export function cancelTransfer(
  deps: SandboxDeps,
  account: Account,
  orderNumber: string,
): Promise<void> {
  return deps.database.queries.transaction(async (tx) => {
    const { transfer, recipient, name, region, tiers } = await lockOrder(tx, orderNumber)
    const { accountId, currency, amount, type } = transfer
    if (accountId !== account.id) {
      throw new Refusal('There is no such order', sandboxRefusalCodes.notFound)
    }
    if (transfer.cancelledAt) return
    if (!isCancellable(transfer, tiers)) {
      throw new Refusal(
        msg('The review of this order has begun, so it can no longer be cancelled.'),
      )
    }
    const at = deps.clock()
    // No tier waits for a decision any more.
    await tx.update(reviews).set({ state: 'WAITING' }).where(eq(reviews.orderNumber, orderNumber))
    await tx
      .update(transfers)
      .set({ status: 'Fail', cancelledAt: at })
      .where(eq(transfers.orderNumber, orderNumber))
    await settle(tx, transfer, false, at)
    const facts = { orderNumber, type, sum: moneyText(amount, currency) }
    await sendNotice(tx, at, recipient, cancelledNotice(facts))
    if (currency === 'USD') await bindQueuedCard(tx, { ...recipient, accountId, name, region }, at)
  })
}
