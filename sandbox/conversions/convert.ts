import Big from 'big.js'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { refusalCodes, sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { moneyText } from '../basics/money-text.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { canonicalText } from '../core/parse-input.ts'
import type { Queries } from '../database/database.ts'
import { conversionQuotes, transfers } from '../database/schema.ts'
import { findHistoryRecord, type HistoryItem } from '../history/record.ts'
import { msg } from '../language/msg.ts'
import { clearing, fees, pocket } from '../ledger/accounts.ts'
import { balancesOf } from '../ledger/balances.ts'
import { bookExchange } from '../ledger/book-entry.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'
import { type Notice, sendNotice } from '../messages/notices.ts'
import { findRepeated } from '../transfers/idempotency.ts'
import { orderNumberAt } from '../transfers/order-number.ts'
import { checkAvailable } from '../transfers/rules.ts'

/** @param paid amount with its unit, like `received` */
const convertedNotice = (orderNumber: string, paid: string, received: string): Notice => ({
  subject: msg('Order {orderNumber} completed', { orderNumber }, 'conversion'),
  text: msg('You converted {paid} to {received}.', { paid, received }),
})

/** The request of `convert`. */
export const conversionInput = v.strictObject({ quoteId: v.string() })

/** A quote of the account that can be used, or a refusal. */
async function usableQuote(queries: Queries, account: Account, quoteId: string, now: Date) {
  const [quote] = await queries
    .select()
    .from(conversionQuotes)
    .where(and(eq(conversionQuotes.id, quoteId), eq(conversionQuotes.accountId, account.id)))
  if (!quote) {
    throw new Refusal(msg('There is no such rate'), sandboxRefusalCodes.notFound)
  }
  if (quote.orderNumber) {
    throw new Refusal(msg('This rate has already been used'))
  }
  if (now >= quote.expiresAt) {
    throw new Refusal(
      msg('This rate is no longer valid. Get a new rate.'),
      refusalCodes.quoteExpired,
    )
  }
  return quote
}

/**
 * Converts USDT to USD at a quoted rate: one posting in both currencies, through the clearing
 * accounts. For a known idempotency key it returns that record and writes nothing.
 *
 * @throws Refusal if the quote cannot be used or the balance is too small
 */
export function convert(
  deps: SandboxDeps,
  account: Account,
  request: v.InferOutput<typeof conversionInput>,
  key: string | undefined,
): Promise<HistoryItem | undefined> {
  return deps.database.queries.transaction(async (tx) => {
    await lockWallet(tx, account.walletNumber)
    const payload = canonicalText(request)
    const known = await findRepeated(tx, account, key, payload)
    if (known) return findHistoryRecord(tx, account.id, known)

    const at = deps.clock()
    const quote = await usableQuote(tx, account, request.quoteId, at)
    const [amount, fee, receives] = [Big(quote.amount), Big(quote.fee), Big(quote.receives)]
    const balances = await balancesOf(tx, account.walletNumber)
    checkAvailable(amount, balances.of('available', 'USDT'), 'USDT')

    const orderNumber = orderNumberAt(deps, at)
    await tx.insert(transfers).values({
      orderNumber,
      accountId: account.id,
      walletNumber: account.walletNumber,
      idempotencyKey: key ?? null,
      payload,
      type: 'TRANSFER',
      direction: 'OUT',
      currency: 'USDT',
      amount: amount.toFixed(),
      fee: fee.toFixed(),
      converted: receives.toFixed(),
      rate: quote.rate,
      status: 'Success',
      acceptedAt: at,
    })
    await tx.update(conversionQuotes).set({ orderNumber }).where(eq(conversionQuotes.id, quote.id))
    await bookExchange(
      tx,
      { id: `convert-${orderNumber}`, reason: 'conversion', orderNumber, at },
      [
        {
          currency: 'USDT',
          entries: [
            [pocket(account.walletNumber, 'available', 'USDT'), amount.neg()],
            [clearing.USDT, amount.minus(fee)],
            [fees.USDT, fee],
          ],
        },
        {
          currency: 'USD',
          entries: [
            [clearing.USD, receives.neg()],
            [pocket(account.walletNumber, 'available', 'USD'), receives],
          ],
        },
      ],
    )
    const [paid, got] = [moneyText(amount, 'USDT'), moneyText(receives, 'USD')]
    await sendNotice(tx, at, account, convertedNotice(orderNumber, paid, got))
    return findHistoryRecord(tx, account.id, orderNumber)
  })
}
