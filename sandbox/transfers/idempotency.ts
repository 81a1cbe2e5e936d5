import Big from 'big.js'
import { and, eq } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { Refusal } from '../core/answer.ts'
import { canonicalText } from '../core/parse-input.ts'
import type { Queries } from '../database/database.ts'
import { transfers } from '../database/schema.ts'

/** Like `canonicalText`, for a request whose amount may have extra zeros. */
export const canonicalTransfer = (request: { readonly amount: string }): string =>
  canonicalText({ ...request, amount: Big(request.amount).toFixed() })

/**
 * The order of an idempotency key, or `undefined` if the key is new. All requests that move money
 * share the keys of their account.
 *
 * @throws Refusal if the key was used for another request
 */
export async function findRepeated(
  queries: Queries,
  account: Account,
  key: string | undefined,
  payload: string,
): Promise<string | undefined> {
  if (key === undefined) return undefined
  const [found] = await queries
    .select({ orderNumber: transfers.orderNumber, payload: transfers.payload })
    .from(transfers)
    .where(and(eq(transfers.accountId, account.id), eq(transfers.idempotencyKey, key)))
  if (found && found.payload !== payload) {
    throw new Refusal(
      'This idempotency key was used for another transfer. Nothing was done.',
      sandboxRefusalCodes.keyReused,
    )
  }
  return found?.orderNumber
}
