import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { netAssetValue } from '../../shared/api/wire/fund.ts'
import type { Queries } from '../database/database.ts'
import { accounts, wallets } from '../database/schema.ts'
import { balancesOf, walletItem } from '../ledger/balances.ts'

/** All assets in custody for a mailbox, held amounts included; `undefined` if it has no wallet. */
export async function netValueOf(
  queries: Queries,
  mailbox: string,
): Promise<v.InferInput<typeof netAssetValue> | undefined> {
  const [wallet] = await queries
    .select({ number: wallets.number })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.id, wallets.accountId))
    .where(eq(accounts.mailbox, mailbox))
  if (!wallet) return undefined
  const { amount, cryptoAmount } = walletItem(await balancesOf(queries, wallet.number))
  return { walletNumber: wallet.number, usdBalance: amount, usdtBalance: cryptoAmount }
}
