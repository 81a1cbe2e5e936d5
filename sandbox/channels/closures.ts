import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type * as v from 'valibot'
import type { closure } from '../../shared/api/wire/transfer-terms.ts'
import { utc } from '../basics/dates.ts'
import type { Queries } from '../database/database.ts'
import { closures } from '../database/schema.ts'
import { type Message, msg } from '../language/msg.ts'

/** Which way money goes through a network or a method. */
export type Direction = (typeof closures.$inferSelect)['direction']

export interface Way {
  readonly direction: Direction
  /** The value of a network, or a method to send USD. */
  readonly channel: string
}

export const isWay = ({ direction, channel }: Way) =>
  and(eq(closures.direction, direction), eq(closures.channel, channel))

/** The closures in force. */
export const listClosures = (queries: Queries, now: Date) =>
  queries
    .select()
    .from(closures)
    .where(or(isNull(closures.until), gt(closures.until, now)))

export type Closing = Awaited<ReturnType<typeof listClosures>>[number]

/** The closure of one way, if it is in force. */
export const closureOf = async (
  queries: Queries,
  way: Way,
  now: Date,
): Promise<Closing | undefined> => {
  const [closing] = await queries
    .select()
    .from(closures)
    .where(and(isWay(way), or(isNull(closures.until), gt(closures.until, now))))
  return closing
}

/** A closure as the API sends it. */
export const closureItem = (closing: Closing | undefined): v.InferInput<typeof closure> | null =>
  closing ? { reason: closing.reason, until: closing.until?.toISOString() ?? null } : null

/** Why an order is refused that needs a closed way; `name` is that of the network or method. */
export function closedMessage({ reason, until }: Closing, name: string | Message): Message {
  if (!until) return msg('{name}: closed for now. {reason}', { name, reason })
  const time = utc(until).format('YYYY-MM-DD HH:mm [UTC]')
  return msg('{name}: closed until {time}. {reason}', { name, time, reason })
}
