import Big from 'big.js'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { boundCard, cardColumns } from '../bank-cards/bound-card.ts'
import { utc } from '../basics/dates.ts'
import { addressFrom } from '../channels/address.ts'
import { addressesOf } from '../channels/deposit-address.ts'
import { conversionOf, conversionTerms } from '../conversions/settings.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { reviews, transfers, wallets } from '../database/schema.ts'
import { orderNumberAt } from '../transfers/order-number.ts'
import { madeUpReference } from '../transfers/pay.ts'
import history from './demo-history.json' with { type: 'json' }

type NewTransfer = typeof transfers.$inferInsert

const tier = v.picklist(['BROKER', 'CLEARING'])

/** Movements from before the demo account was opened in this sandbox: of every type and status. */
const movements = v.parse(
  v.array(
    v.object({
      daysAgo: v.number(),
      /** In UTC. */
      hour: v.number(),
      amount: v.string(),
      type: v.picklist(['DEPOSIT', 'WITHDRAW', 'INTEREST_RATE', 'TRANSFER']),
      currency: v.picklist(['USD', 'USDT']),
      fee: v.optional(v.string(), '0'),
      transferWay: v.optional(v.picklist(['WIRE', 'CRYPTO'])),
      paymentChannel: v.optional(v.string()),
      direction: v.optional(v.picklist(['IN', 'OUT'])),
      isConversion: v.optional(v.boolean()),
      /** Which tier rejected the request, and why; without it, it was approved. */
      rejected: v.optional(v.object({ tier, reason: v.string() })),
    }),
  ),
  history,
)
type Movement = (typeof movements)[number]

/** Whether a movement was reviewed. USDT that arrive need no review. */
const isRequest = ({ type, transferWay }: Movement): boolean =>
  type === 'WITHDRAW' || transferWay === 'WIRE'

/** What else the row of a movement says. */
function detailsOf(
  { type, transferWay, paymentChannel = '', amount, isConversion }: Movement,
  addresses: ReadonlyMap<string, string>,
  card: Partial<NewTransfer>,
  friendWallet: string,
): Partial<NewTransfer> {
  if (transferWay === 'WIRE') return type === 'WITHDRAW' ? card : {}
  if (transferWay === 'CRYPTO') {
    const family = paymentChannel === 'TRC20' ? 'TRON' : 'EVM'
    const withdrawn = addressFrom(family, 'Sandbox: an address of the demo holder')
    return { address: type === 'DEPOSIT' ? (addresses.get(paymentChannel) ?? '') : withdrawn }
  }
  if (!isConversion) return type === 'TRANSFER' ? { counterparty: friendWallet } : {}
  const { fee, receives } = conversionOf(Big(amount))
  return { fee: fee.toFixed(), converted: receives.toFixed(), rate: conversionTerms.rate }
}

function reviewsOf(orderNumber: string, at: Date, { rejected }: Movement) {
  const decidedAt = (hours: number) => utc(at).add(hours, 'hour').toDate()
  const approved = { orderNumber, state: 'APPROVED' } as const
  const brokers = { ...approved, tier: 'BROKER', decidedAt: decidedAt(2) } as const
  if (!rejected) {
    return [brokers, { ...approved, tier: 'CLEARING', decidedAt: decidedAt(9) } as const]
  }
  const rejection = {
    orderNumber,
    state: 'REJECTED',
    ...rejected,
    decidedAt: decidedAt(5),
  } as const
  return rejected.tier === 'BROKER'
    ? [rejection, { orderNumber, tier: 'CLEARING', state: 'WAITING' } as const]
    : [brokers, rejection]
}

/**
 * Writes the movements from before the demo account was opened in this sandbox; its opening balance
 * is their result. The friend gets the other side of each transfer.
 */
export async function writeDemoHistory(
  deps: Pick<SandboxDeps, 'clock' | 'random'>,
  queries: Queries,
): Promise<void> {
  const walletOf = async (accountId: string) => {
    const [wallet] = await queries
      .select({ accountId: wallets.accountId, walletNumber: wallets.number })
      .from(wallets)
      .where(eq(wallets.accountId, accountId))
    if (!wallet) throw new Error(`There is no account ${accountId}`)
    return wallet
  }
  const demo = await walletOf('demo')
  const second = await walletOf('second')
  const addresses = await addressesOf(queries, 'demo')
  const bound = await boundCard(queries, 'demo')
  const card = bound ? cardColumns(bound) : {}
  const today = utc(deps.clock()).startOf('day')

  const rows: NewTransfer[] = []
  const tiers: (typeof reviews.$inferInsert)[] = []
  for (const movement of movements) {
    const { daysAgo, hour, isConversion: _, rejected, ...fields } = movement
    const at = today.subtract(daysAgo, 'day').add(hour, 'hour').toDate()
    const details = detailsOf(movement, addresses, card, second.walletNumber)
    const row = {
      ...fields,
      ...details,
      acceptedAt: at,
      ...(rejected
        ? { status: 'Fail' as const, failReason: rejected.reason }
        : { status: 'Success' as const }),
      ...(movement.type === 'WITHDRAW' &&
        !rejected && {
          paidAt: utc(at).add(10, 'hour').toDate(),
          paymentReference: madeUpReference(deps, movement),
        }),
    }
    const orderNumber = orderNumberAt(deps, at)
    rows.push({ ...row, ...demo, orderNumber })
    if (details.counterparty) {
      rows.push({
        ...row,
        ...second,
        orderNumber: orderNumberAt(deps, at),
        direction: row.direction === 'IN' ? 'OUT' : 'IN',
        counterparty: demo.walletNumber,
      })
    }
    if (isRequest(movement)) tiers.push(...reviewsOf(orderNumber, at, movement))
  }
  await queries.insert(transfers).values(rows)
  await queries.insert(reviews).values(tiers)
}
