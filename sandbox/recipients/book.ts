import { and, desc, eq, isNotNull, max, ne, or } from 'drizzle-orm'
import type * as v from 'valibot'
import type { recipientBook, usedDestination } from '../../shared/api/wire/recipient.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { maskedHolders } from '../accounts/find.ts'
import { networkTexts } from '../channels/list.ts'
import { recipientLimits } from '../core/limits.ts'
import type { Queries } from '../database/database.ts'
import { transfers } from '../database/schema.ts'
import { ruleOf, savedRecipients, usableFrom } from './saved.ts'

/** Most destinations of one answer. */
const maxUsed = 500

/** Where the account has sent money to, the latest first; what was rejected went nowhere. */
async function usedDestinations(
  queries: Queries,
  account: Account,
): Promise<v.InferInput<typeof usedDestination>[]> {
  const { address, paymentChannel, counterparty, acceptedAt, accountId, type, direction, status } =
    transfers
  const at = max(acceptedAt)
  const rows = await queries
    .select({ address, network: paymentChannel, walletNumber: counterparty, at })
    .from(transfers)
    .where(
      and(
        eq(accountId, account.id),
        ne(status, 'Fail'),
        or(
          and(eq(type, 'WITHDRAW'), isNotNull(address)),
          and(eq(type, 'TRANSFER'), eq(direction, 'OUT'), isNotNull(counterparty)),
        ),
      ),
    )
    .groupBy(address, paymentChannel, counterparty)
    .orderBy(desc(at))
    .limit(maxUsed)
  return rows.map(({ at, ...row }) => ({ ...row, at: at && new Date(at).toISOString() }))
}

/** The saved recipients of an account as the API sends them, with what else a form must know. */
export async function bookOf(
  queries: Queries,
  account: Account,
  at: Date,
): Promise<v.InferInput<typeof recipientBook>> {
  const networks = await networkTexts(queries)
  const rule = await ruleOf(queries, account, at)
  const saved = await savedRecipients(queries, account)
  const names = await maskedHolders(
    queries,
    saved.map(({ friend }) => friend),
  )
  return {
    list: saved.map((each) => ({
      id: each.id,
      name: each.name,
      address: each.address,
      network: each.channel,
      networkName: networks.get(each.channel ?? '')?.name ?? null,
      walletNumber: each.friend,
      maskedName: names.get(each.friend ?? '') ?? null,
      custody: each.custody,
      exchange: each.exchange,
      usableFrom: usableFrom(each) > at ? usableFrom(each).toISOString() : null,
    })),
    used: await usedDestinations(queries, account),
    onlySaved: {
      isOn: rule !== undefined,
      endsAt: rule?.endsAt?.toISOString() ?? null,
      waitHours: recipientLimits.waitHours,
    },
    takesCustody: true,
  }
}
