import Big from 'big.js'
import { asc, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { timeline } from '../../shared/api/wire/timeline.ts'
import { networkTexts } from '../channels/list.ts'
import type { Queries } from '../database/database.ts'
import { reviews, type transfers } from '../database/schema.ts'
import type { Texts } from '../language/msg.ts'
import { type OrderQuestion, questionsOf } from './questions.ts'

type Timeline = Omit<v.InferInput<v.ObjectSchema<typeof timeline, undefined>>, 'questions'>
export type TransferRow = typeof transfers.$inferSelect
type ReviewRow = typeof reviews.$inferSelect

/** The reviews of some transfers, the earlier tier first. */
const reviewsOf = (queries: Queries, orderNumbers: readonly string[]) =>
  queries
    .select()
    .from(reviews)
    .where(inArray(reviews.orderNumber, [...orderNumbers]))
    .orderBy(asc(reviews.id))

/** The card that a withdrawal goes to: the end of its number, never all of it. */
const withdrawalCard = ({ cardId, cardLast, cardBank }: TransferRow) =>
  cardId === null || cardLast === null
    ? null
    : { id: String(cardId), bankAccount: cardLast, bankName: cardBank }

/** Whether the holder may cancel an order: a withdrawal whose first review has not begun. */
export const isCancellable = (
  { type, status, orderNumber }: TransferRow,
  tiers: readonly ReviewRow[],
): boolean =>
  type === 'WITHDRAW' &&
  status === 'Auditing' &&
  tiers.some(
    (each) =>
      each.orderNumber === orderNumber &&
      each.tier === 'BROKER' &&
      each.state === 'PENDING' &&
      !each.begunAt,
  )

/**
 * When a withdrawal was cancelled or paid, how far the network has confirmed USDT that arrives, and
 * what either is found by.
 */
function timelineOf(
  row: TransferRow,
  tiers: readonly ReviewRow[],
  explorer: string | null | undefined,
): Timeline {
  const isCrypto = row.transferWay === 'CRYPTO'
  const transaction = {
    transactionHash: isCrypto ? row.paymentReference : null,
    explorer: (isCrypto && row.paymentReference && explorer) || null,
  }
  if (row.type === 'DEPOSIT' && isCrypto) {
    const { blocksSeen, blocksNeeded, creditedAt, belowMinimum } = row
    return {
      ...transaction,
      confirmations:
        blocksSeen === null || blocksNeeded === null
          ? null
          : { seen: blocksSeen, needed: blocksNeeded },
      creditedAt: creditedAt?.toISOString() ?? null,
      belowMinimum: belowMinimum === null ? null : Big(belowMinimum).toFixed(),
    }
  }
  if (row.type !== 'WITHDRAW') return {}
  return {
    ...transaction,
    isCancellable: isCancellable(row, tiers),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    bankReference: isCrypto ? null : row.paymentReference,
  }
}

/** The fields that the API sends for every transfer. */
function transferFields(
  row: TransferRow,
  tiers: readonly ReviewRow[],
  network:
    | { readonly name: string; readonly arrival: Texts; readonly explorer: string | null }
    | undefined,
  asked: readonly OrderQuestion[],
) {
  return {
    orderNumber: row.orderNumber,
    status: row.status,
    amount: Big(row.amount).toFixed(),
    fee: Big(row.fee).toFixed(),
    address: row.address,
    mainnetType: network?.name ?? null,
    bankCard: withdrawalCard(row),
    arrival: row.type === 'WITHDRAW' ? (network?.arrival ?? null) : null,
    failReason: row.failReason,
    date: row.acceptedAt.toISOString(),
    confirmedBy: row.confirmedBy,
    reviews: tiers
      .filter(({ orderNumber }) => orderNumber === row.orderNumber)
      .map(({ tier, state, reason, decidedAt }) => ({
        tier,
        state,
        reason,
        at: decidedAt?.toISOString() ?? null,
      })),
    questions: asked
      .filter(({ orderNumber }) => orderNumber === row.orderNumber)
      .map(({ orderNumber: _, ...question }) => question),
    ...timelineOf(row, tiers, network?.explorer),
  }
}

/** Reads what the API sends of some transfers besides their rows; the result makes the fields of each. */
export async function fieldsOf(queries: Queries, rows: readonly TransferRow[]) {
  const orderNumbers = rows.map(({ orderNumber }) => orderNumber)
  const tiers = await reviewsOf(queries, orderNumbers)
  const networks = await networkTexts(queries)
  const asked = await questionsOf(queries, orderNumbers)
  return (row: TransferRow) =>
    transferFields(row, tiers, networks.get(row.paymentChannel ?? ''), asked)
}
