import Big from 'big.js'
import { desc, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { bankCard } from '../../shared/api/wire/bank-card.ts'
import type { BankCardBinding } from '../../shared/api/wire/requests.ts'
import type { Queries } from '../database/database.ts'
import { cardRequests } from '../database/schema.ts'
import { boundCard, wireFee } from './bound-card.ts'

/** A bank account as the API sends it. */
export type CardItem = v.InferInput<typeof bankCard>

const publicDetails = ({ holderName, bankName, country, swiftCode }: BankCardBinding) => ({
  holderName,
  bankName,
  country,
  swiftCode,
})

/** The last request of an account to bind a card, if it is open or failed. */
async function unboundRequest(queries: Queries, accountId: string) {
  const [newest] = await queries
    .select()
    .from(cardRequests)
    .where(eq(cardRequests.accountId, accountId))
    .orderBy(desc(cardRequests.id))
    .limit(1)
  if (!newest?.details || newest.status === 'Success') return undefined
  const { details, status, failReason } = newest
  return { details, status, failReason }
}

/**
 * The bank account for withdrawals: the bound one with its requested replacement, or a requested one.
 */
export async function cardItem(queries: Queries, accountId: string): Promise<CardItem | undefined> {
  const bound = await boundCard(queries, accountId)
  const request = await unboundRequest(queries, accountId)
  if (bound) {
    return {
      id: String(bound.id),
      bankAccount: bound.bankAccount,
      fee: Big(bound.fee).toFixed(),
      ...(bound.details && publicDetails(bound.details)),
      status: 'Success',
      ...(request && {
        replacement: {
          bankAccount: request.details.bankAccount,
          bankName: request.details.bankName,
          status: request.status,
          failReason: request.failReason,
        },
      }),
    }
  }
  return (
    request && {
      bankAccount: request.details.bankAccount,
      fee: wireFee,
      ...publicDetails(request.details),
      status: request.status,
      failReason: request.failReason,
    }
  )
}
