import Big from 'big.js'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { recipientColumns } from '../accounts/find.ts'
import { amountText } from '../basics/money-text.ts'
import { findCryptoChannel } from '../channels/list.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { accounts, depositAddresses, transfers, wallets } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { textIn } from '../language/text-in.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'
import { sendNotice } from '../messages/notices.ts'
import { creditIfConfirmed } from './blocks.ts'
import { orderNumberAt } from './order-number.ts'
import { madeUpReference } from './pay.ts'
import { checkAmount } from './rules.ts'
import type { TransferRow } from './transfer-fields.ts'
import { belowMinimumNotice } from './transfer-notices.ts'

async function ownerOf(queries: Queries, address: string) {
  const [owner] = await queries
    .select({
      channel: depositAddresses.channel,
      accountId: accounts.id,
      walletNumber: wallets.number,
      ...recipientColumns,
    })
    .from(depositAddresses)
    .innerJoin(accounts, eq(accounts.id, depositAddresses.accountId))
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(eq(depositAddresses.address, address))
  if (!owner) throw new Refusal('No wallet has this deposit address', sandboxRefusalCodes.notFound)
  return owner
}

/** A transaction of a network. */
interface Arrival {
  readonly address: string
  /** In USDT. */
  readonly amount: string
  /** The same transaction arrives once. Without it, the sandbox makes one up. */
  readonly hash?: string | undefined
  /** How many blocks confirm it already; without it, as many as credit it. */
  readonly blocks?: number | undefined
}

interface Incoming {
  readonly orderNumber: string
  readonly credited: boolean
  /** A description of the result. */
  readonly note: string
}

type Arrived = Pick<
  TransferRow,
  'amount' | 'paymentChannel' | 'blocksSeen' | 'blocksNeeded' | 'belowMinimum' | 'status'
>

/** What became of USDT that arrived, for the operator. */
export function noteOf(row: Arrived): string {
  const sum = `${amountText(row.amount)} USDT on ${row.paymentChannel}`
  if (row.belowMinimum !== null) {
    return `${sum} is below the minimum of ${amountText(row.belowMinimum)} USDT and has not been credited.`
  }
  if (row.status === 'Success') return `${sum} has been credited.`
  return `${sum} is in the network: ${row.blocksSeen} of ${row.blocksNeeded} blocks.`
}

/**
 * Receives USDT at a deposit address: it is in the history at once, and credited by as many blocks as
 * its channel needs. An amount below the channel's minimum is not credited and cannot be returned
 * (specification, section 8).
 *
 * @throws Refusal if no wallet has the address, or the same transaction has brought another amount
 */
export function receiveUsdt(deps: SandboxDeps, arrival: Arrival): Promise<Incoming> {
  const { address, hash } = arrival
  const amount = Big(arrival.amount)
  checkAmount(amount, 'USDT')

  return deps.database.queries.transaction(async (tx) => {
    const owner = await ownerOf(tx, address)
    await lockWallet(tx, owner.walletNumber)
    const known = hash ? await findArrival(tx, address, hash) : undefined
    if (known && !amount.eq(known.amount)) {
      throw new Refusal('This transaction has arrived with another amount')
    }
    const row = known ?? (await insertArrival(deps, tx, owner, arrival))
    return {
      orderNumber: row.orderNumber,
      credited: row.status === 'Success',
      note: noteOf(row),
    }
  })
}

const arrivals = and(eq(transfers.type, 'DEPOSIT'), eq(transfers.transferWay, 'CRYPTO'))

async function findArrival(queries: Queries, address: string, hash: string) {
  const [row] = await queries
    .select()
    .from(transfers)
    .where(and(arrivals, eq(transfers.address, address), eq(transfers.paymentReference, hash)))
  return row
}

/** Writes USDT down that the network has. Below the minimum this is its end; otherwise blocks follow. */
async function insertArrival(
  deps: SandboxDeps,
  tx: Queries,
  owner: Awaited<ReturnType<typeof ownerOf>>,
  { address, amount, hash, blocks }: Arrival,
): Promise<TransferRow> {
  const channel = await findCryptoChannel(tx, owner.channel)
  if (!channel) throw new Error(`There is no channel ${owner.channel}`)
  const isBelow = Big(amount).lt(channel.depositMin)
  const at = deps.clock()
  const cause = msg('A deposit below the minimum cannot be returned.')
  const [row] = await tx
    .insert(transfers)
    .values({
      orderNumber: orderNumberAt(deps, at),
      accountId: owner.accountId,
      walletNumber: owner.walletNumber,
      type: 'DEPOSIT',
      transferWay: 'CRYPTO',
      currency: 'USDT',
      amount: Big(amount).toFixed(),
      fee: '0',
      address,
      paymentChannel: owner.channel,
      paymentReference:
        hash || madeUpReference(deps, { transferWay: 'CRYPTO', paymentChannel: owner.channel }),
      acceptedAt: at,
      ...(isBelow
        ? {
            status: 'Fail',
            failReason: textIn(owner.locale, cause),
            belowMinimum: channel.depositMin,
          }
        : {
            status: 'Auditing',
            blocksSeen: Math.min(blocks ?? channel.confirmations, channel.confirmations),
            blocksNeeded: channel.confirmations,
          }),
    })
    .returning()
  if (!row) throw new Error('The row of an arrival is missing')
  if (!isBelow) return creditIfConfirmed(tx, row, owner, at)
  const facts = { amount: amountText(amount), network: owner.channel }
  await sendNotice(tx, at, owner, belowMinimumNotice(facts, amountText(channel.depositMin)))
  return row
}

/** The newest arrivals first, each with what became of it. */
export async function listIncoming(queries: Queries, limit = 20) {
  const rows = await queries
    .select()
    .from(transfers)
    .where(and(arrivals, isNotNull(transfers.paymentReference)))
    .orderBy(desc(transfers.acceptedAt), desc(transfers.orderNumber))
    .limit(limit)
  return rows.map((row) => ({
    orderNumber: row.orderNumber,
    arrivedAt: row.acceptedAt,
    address: row.address,
    amount: row.amount,
    hash: row.paymentReference,
    credited: row.status === 'Success',
    note: noteOf(row),
    /** How many blocks are missing until it is credited; 0 if it waits for none. */
    missingBlocks: row.status === 'Auditing' ? (row.blocksNeeded ?? 0) - (row.blocksSeen ?? 0) : 0,
  }))
}
