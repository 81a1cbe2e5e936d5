import { eq } from 'drizzle-orm'
import type { BankCardBinding } from '../../shared/api/wire/requests.ts'
import type { Queries } from '../database/database.ts'
import { bankCards } from '../database/schema.ts'

/** Fee of a wire to a bound card, in USD; the sandbox's own. */
export const wireFee = '25'

/** The bound bank card of an account and its fee in USD, or `undefined`. */
export async function boundCard(queries: Queries, accountId: string) {
  const [card] = await queries.select().from(bankCards).where(eq(bankCards.accountId, accountId))
  return card
}

/** Binds a card in place of the one that an account has. */
export async function setBoundCard(
  queries: Queries,
  accountId: string,
  details: BankCardBinding,
): Promise<void> {
  const card = { bankAccount: details.bankAccount, fee: wireFee, details }
  await queries
    .insert(bankCards)
    .values({ accountId, ...card })
    .onConflictDoUpdate({ target: bankCards.accountId, set: card })
}
