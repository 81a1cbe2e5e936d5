import { and, eq } from 'drizzle-orm'
import type { BankCardBinding } from '../../shared/api/wire/requests.ts'
import { lastOf } from '../../shared/orders/card/masked.ts'
import type { Queries } from '../database/database.ts'
import { bankCards, reviews, transfers } from '../database/schema.ts'

/** Fee of a wire to a bound card, in USD; the sandbox's own. */
export const wireFee = '25'

/** The bank account for withdrawals and its fee in USD, or `undefined`. */
export async function boundCard(queries: Queries, accountId: string) {
  const [card] = await queries.select().from(bankCards).where(eq(bankCards.accountId, accountId))
  return card
}

/** A row of `bank_cards`. */
export type BoundCard = typeof bankCards.$inferSelect

/** What a withdrawal keeps of the card that it goes to. */
export const cardColumns = ({ id, bankAccount, details }: BoundCard) => ({
  cardId: id,
  cardLast: lastOf(bankAccount),
  cardBank: details?.bankName ?? null,
})

/** The cards that the clearing institution pays to next, by the order number of the withdrawal. */
export async function cardsToPay(queries: Queries): Promise<Map<string, BoundCard>> {
  const rows = await queries
    .select({ orderNumber: transfers.orderNumber, card: bankCards })
    .from(transfers)
    .innerJoin(bankCards, eq(bankCards.id, transfers.cardId))
    .innerJoin(reviews, eq(reviews.orderNumber, transfers.orderNumber))
    .where(and(eq(reviews.tier, 'CLEARING'), eq(reviews.state, 'PENDING')))
  return new Map(rows.map(({ orderNumber, card }) => [orderNumber, card]))
}

/** Binds a card in place of the one that an account has; it gets an id of its own. */
export async function setBoundCard(
  queries: Queries,
  accountId: string,
  details: BankCardBinding,
): Promise<void> {
  await queries.delete(bankCards).where(eq(bankCards.accountId, accountId))
  const { bankAccount } = details
  await queries.insert(bankCards).values({ accountId, bankAccount, fee: wireFee, details })
}
