import { asc, eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { cryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import type { usdChannel } from '../../shared/api/wire/usd-channel.ts'
import { minimumUsdWithdrawal } from '../../shared/limits.ts'
import type { Queries } from '../database/database.ts'
import { cryptoChannels, usdChannels } from '../database/schema.ts'
import type { Texts } from '../language/msg.ts'
import { closureItem, type Direction, listClosures } from './closures.ts'
import { sentToday } from './day-limits.ts'
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

/** Closures of one direction, as the API sends them. */
async function closedIn(queries: Queries, direction: Direction, now: Date) {
  const closings = await listClosures(queries, now)
  return (channel: string) => ({
    closed: closureItem(
      closings.find((each) => each.direction === direction && each.channel === channel),
    ),
  })
}

/**
 * The networks as the API sends them to an account. Both directions list the same; terms and texts
 * differ.
 */
export async function cryptoItems(
  queries: Queries,
  accountId: string,
  direction: Direction,
  now: Date,
): Promise<CryptoItem[]> {
  const channels = await queries.select().from(cryptoChannels).orderBy(asc(cryptoChannels.position))
  const addresses = await addressesOf(queries, accountId)
  const sent = await sentToday(queries, accountId, now)
  const closed = await closedIn(queries, direction, now)

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
          ...sent.left({ direction, channel: channel.value }, channel.withdrawDaily),
          ...closed(channel.value),
          fee: channel.withdrawFee,
        }
      : {
          ...words,
          value: channel.value,
          address: addresses.get(channel.value) ?? '',
          informationText: depositInformation,
          arrival: depositArrival,
          minAmount: channel.depositMin,
          ...closed(channel.value),
          fee: '0',
          confirmations: channel.confirmations,
          announcesDeposits: true,
        }
  })
}

/** The ways to send USD as the API sends them to an account; the reference identifies its wallet. */
export async function usdItems(
  queries: Queries,
  account: { readonly id: string; readonly walletNumber: string },
  now: Date,
): Promise<UsdItem[]> {
  const channels = await queries.select().from(usdChannels).orderBy(asc(usdChannels.position))
  const sent = await sentToday(queries, account.id, now)
  const closed = await closedIn(queries, 'deposit', now)
  return channels.map(({ details, method, minAmount, maxAmount, dailyLimit, fee }) => ({
    ...details,
    method,
    minAmount,
    maxAmount,
    dailyLimit,
    ...sent.left({ direction: 'deposit', channel: method }, dailyLimit),
    ...closed(method),
    fee,
    value: method,
    reference: `EX-${account.walletNumber}`,
  }))
}

/** The limits of withdrawals by wire, as the API sends them to an account. */
export async function wireLimits(queries: Queries, accountId: string, now: Date) {
  const way = { direction: 'withdraw', channel: 'WIRE' } as const
  const wire = await findUsdChannel(queries, way.channel)
  const closed = await closedIn(queries, way.direction, now)
  const daily = wire?.withdrawDaily
  return {
    minAmount: minimumUsdWithdrawal,
    maxAmount: wire?.withdrawMax ?? null,
    dailyLimit: daily ?? null,
    ...(daily && (await sentToday(queries, accountId, now)).left(way, daily)),
    ...closed(way.channel),
  }
}
