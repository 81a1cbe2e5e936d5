import Big from 'big.js'
import { asc, eq } from 'drizzle-orm'
import { Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { closures, cryptoChannels, usdChannels } from '../database/schema.ts'
import { type Closing, type Direction, isWay, listClosures, type Way } from './closures.ts'
import { findCryptoChannel, findUsdChannel } from './list.ts'

/* What the operator does with networks and methods, for the control page and tests. */

/** One way through a network or a method, as the operator sees it. */
export interface OperatedWay extends Way {
  readonly currency: 'USD' | 'USDT'
  readonly name: string
  /** `null`: there is none. */
  readonly dailyLimit: string | null
  /** Whether it may have one: what arrives on a chain cannot be limited. */
  readonly canLimit: boolean
  readonly closed: Pick<Closing, 'reason' | 'until'> | null
}

/** Every way that money can go, with its limit of the day and its closure. */
export async function listWays(queries: Queries, now: Date): Promise<OperatedWay[]> {
  const methods = await queries.select().from(usdChannels).orderBy(asc(usdChannels.position))
  const networks = await queries.select().from(cryptoChannels).orderBy(asc(cryptoChannels.position))
  const closings = await listClosures(queries, now)
  /** @param dailyLimit `undefined`: it cannot have one */
  const way = (
    direction: Direction,
    channel: string,
    currency: OperatedWay['currency'],
    name: string,
    dailyLimit?: string | null,
  ): OperatedWay => {
    const found = closings.find((each) => each.direction === direction && each.channel === channel)
    return {
      direction,
      channel,
      currency,
      name,
      dailyLimit: dailyLimit ?? null,
      canLimit: dailyLimit !== undefined,
      closed: found ? { reason: found.reason, until: found.until } : null,
    }
  }
  return [
    ...methods.map(({ method, dailyLimit }) => way('deposit', method, 'USD', method, dailyLimit)),
    ...methods
      .filter(({ method }) => method === 'WIRE')
      .map(({ method, withdrawDaily }) => way('withdraw', method, 'USD', method, withdrawDaily)),
    ...networks.map(({ value, texts }) => way('deposit', value, 'USDT', texts.fullName)),
    ...networks
      .filter(({ allowsWithdrawal }) => allowsWithdrawal)
      .map(({ value, texts, withdrawDaily }) =>
        way('withdraw', value, 'USDT', texts.fullName, withdrawDaily),
      ),
  ]
}

/** The currency of a way. USD is withdrawn by wire only. */
async function currencyOf(queries: Queries, { direction, channel }: Way): Promise<'USD' | 'USDT'> {
  if (await findCryptoChannel(queries, channel)) return 'USDT'
  const isUsd = (await findUsdChannel(queries, channel)) !== undefined
  if (isUsd && (direction === 'deposit' || channel === 'WIRE')) return 'USD'
  throw new Refusal(`There is no ${direction} by ${channel}`)
}

/** Closes a way, or changes the reason and time of one that is closed. */
export async function closeWay(
  queries: Queries,
  { direction, channel, reason, until }: Way & Pick<Closing, 'reason' | 'until'>,
): Promise<void> {
  await currencyOf(queries, { direction, channel })
  await queries
    .insert(closures)
    .values({ direction, channel, reason, until })
    .onConflictDoUpdate({
      target: [closures.direction, closures.channel],
      set: { reason, until },
    })
}

/** Opens a way again. */
export async function openWay(queries: Queries, way: Way): Promise<void> {
  await currencyOf(queries, way)
  await queries.delete(closures).where(isWay(way))
}

/** Sets how much an account may send one way in a day. */
export async function limitWay(
  queries: Queries,
  way: Way & { readonly dailyLimit: string },
): Promise<void> {
  const { direction, channel, dailyLimit } = way
  if (Big(dailyLimit).lte(0)) throw new Refusal('A limit is above zero')
  if ((await currencyOf(queries, way)) === 'USD') {
    const set = direction === 'deposit' ? { dailyLimit } : { withdrawDaily: dailyLimit }
    const method = eq(usdChannels.method, channel as (typeof usdChannels.$inferSelect)['method'])
    await queries.update(usdChannels).set(set).where(method)
    return
  }
  if (direction === 'deposit') throw new Refusal('What arrives on a chain cannot be limited')
  await queries
    .update(cryptoChannels)
    .set({ withdrawDaily: dailyLimit })
    .where(eq(cryptoChannels.value, channel))
}
