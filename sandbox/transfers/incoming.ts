import Big from 'big.js'
import { desc, eq } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { recipientColumns } from '../accounts/find.ts'
import { amountText } from '../basics/money-text.ts'
import { findCryptoChannel } from '../channels/list.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import {
  accounts,
  depositAddresses,
  incomingPayments,
  transfers,
  wallets,
} from '../database/schema.ts'
import { textIn } from '../language/text-in.ts'
import { clearing, pocket } from '../ledger/accounts.ts'
import { bookEntry } from '../ledger/book-entry.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'
import { sendNotice } from '../messages/notices.ts'
import { orderNumberAt } from './order-number.ts'
import { checkAmount } from './rules.ts'
import { belowMinimumNotice, creditedNotice } from './transfer-notices.ts'

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

interface Incoming {
  readonly credited: boolean
  /** A description of the result. */
  readonly note: string
}

/**
 * Receives USDT at a deposit address. An amount below the channel's minimum is not credited and
 * cannot be returned (specification, section 8).
 */
export function receiveUsdt(deps: SandboxDeps, address: string, text: string): Promise<Incoming> {
  const amount = Big(text)
  checkAmount(amount, 'USDT')

  return deps.database.queries.transaction(async (tx) => {
    const owner = await ownerOf(tx, address)
    await lockWallet(tx, owner.walletNumber)
    const channel = await findCryptoChannel(tx, owner.channel)
    const minimum = Big(channel?.depositMin ?? 0)
    const credited = amount.gte(minimum)
    const arrival = { amount: amountText(amount), network: owner.channel }
    const notice = credited
      ? creditedNotice(arrival, owner.walletNumber)
      : belowMinimumNotice(arrival, amountText(minimum))
    const note = textIn('en', notice.text)

    const at = deps.clock()
    if (credited) {
      const orderNumber = orderNumberAt(deps, at)
      await tx.insert(transfers).values({
        orderNumber,
        accountId: owner.accountId,
        walletNumber: owner.walletNumber,
        type: 'DEPOSIT',
        transferWay: 'CRYPTO',
        currency: 'USDT',
        amount: amount.toFixed(),
        fee: '0',
        address,
        paymentChannel: owner.channel,
        status: 'Success',
        acceptedAt: at,
      })
      await bookEntry(tx, {
        id: `incoming-${orderNumber}`,
        reason: 'USDT arrived',
        orderNumber,
        currency: 'USDT',
        at,
        entries: [
          [clearing.USDT, amount.neg()],
          [pocket(owner.walletNumber, 'available', 'USDT'), amount],
        ],
      })
    }
    await tx
      .insert(incomingPayments)
      .values({ address, amount: amount.toFixed(), credited, note, arrivedAt: at })
    await sendNotice(tx, at, owner, notice)
    return { credited, note }
  })
}

/** The newest arrivals first. */
export const listIncoming = (queries: Queries, limit = 20) =>
  queries.select().from(incomingPayments).orderBy(desc(incomingPayments.id)).limit(limit)
