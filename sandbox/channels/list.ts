import { asc, eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { cryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import type { usdChannel } from '../../shared/api/wire/usd-channel.ts'
import type { Queries } from '../database/database.ts'
import { cryptoChannels, usdChannels } from '../database/schema.ts'
import type { Texts } from '../language/text-in.ts'
import { addressesOf } from './deposit-address.ts'

type CryptoItem = v.InferInput<typeof cryptoChannel>
type UsdItem = v.InferInput<typeof usdChannel>

export const findCryptoChannel = async (queries: Queries, value: string) =>
  (await queries.select().from(cryptoChannels).where(eq(cryptoChannels.value, value)))[0]

export const findUsdChannel = async (queries: Queries, method: string) =>
  (await queries.select().from(usdChannels)).find((channel) => channel.method === method)

/** Full name, arrival of withdrawals and explorer of each network, by the value of its channel. */
export async function networkTexts(queries: Queries) {
  const { value, texts } = cryptoChannels
  const rows = await queries
    .select({
      value,
      name: sql<string>`${texts} ->> 'fullName'`,
      arrival: sql<Texts>`${texts} -> 'withdrawArrival'`,
      explorer: sql<string | null>`${texts} ->> 'explorer'`,
    })
    .from(cryptoChannels)
  return new Map(rows.map(({ value, ...network }) => [value, network]))
}

/** The networks as the API sends them. Both directions list the same; terms and texts differ. */
export async function cryptoItems(
  queries: Queries,
  accountId: string,
  direction: 'withdraw' | 'deposit',
): Promise<CryptoItem[]> {
  const channels = await queries.select().from(cryptoChannels).orderBy(asc(cryptoChannels.position))
  const addresses = await addressesOf(queries, accountId)

  return channels.map(({ texts, ...channel }) => {
    const {
      withdrawInformation,
      depositInformation,
      withdrawArrival,
      depositArrival,
      explorer: _,
      ...words
    } = texts
    return direction === 'withdraw'
      ? {
          ...words,
          value: channel.value,
          address: '',
          informationText: withdrawInformation,
          arrival: withdrawArrival,
          minAmount: channel.withdrawMin,
          maxAmount: channel.withdrawMax,
          dailyLimit: channel.withdrawDaily,
          fee: channel.withdrawFee,
        }
      : {
          ...words,
          value: channel.value,
          address: addresses.get(channel.value) ?? '',
          informationText: depositInformation,
          arrival: depositArrival,
          minAmount: channel.depositMin,
          fee: '0',
          confirmations: channel.confirmations,
        }
  })
}

/** The ways to send USD as the API sends them; the reference identifies the wallet. */
export async function usdItems(queries: Queries, walletNumber: string): Promise<UsdItem[]> {
  const channels = await queries.select().from(usdChannels).orderBy(asc(usdChannels.position))
  return channels.map(({ details, position: _, ...terms }) => ({
    ...details,
    ...terms,
    value: terms.method,
    reference: `EX-${walletNumber}`,
  }))
}
