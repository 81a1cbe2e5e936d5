import Big from 'big.js'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { refusalCodes, sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { Refusal } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { conversionQuotes, transfers } from '../database/schema.ts'
import { findHistoryRecord, type HistoryItem } from '../history/record.ts'
import { clearing, fees, pocket } from '../ledger/accounts.ts'
import { balancesOf } from '../ledger/balances.ts'
import { bookExchange } from '../ledger/book-entry.ts'
import { type Notice, sendNotice } from '../notices.ts'
import { canonicalText, findRepeated } from '../transfers/idempotency.ts'
import { lockWallet } from '../transfers/lock-wallet.ts'
import { orderNumberAt } from '../transfers/order-number.ts'
import { checkAvailable } from '../transfers/rules.ts'

/** @param paid amount with its unit, like `received` */
const convertedNotice = (orderNumber: string, paid: string, received: string): Notice => ({
  subject: {
    en: `Order ${orderNumber} completed`,
    zh: `交易 ${orderNumber} 已完成`,
    ja: `受付番号 ${orderNumber}：両替しました`,
    ko: `접수번호 ${orderNumber}: 환전 완료`,
  },
  text: {
    en: `You converted ${paid} to ${received}.`,
    zh: `您已將 ${paid} 兌換為 ${received}。`,
    ja: `${paid}を${received}に両替しました。`,
    ko: `${paid}를 ${received}로 환전했습니다.`,
  },
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
    throw new Refusal(
      {
        en: 'There is no such rate',
        zh: '查無此匯率報價',
        ja: '該当するレートがありません',
        ko: '해당 환율이 없습니다',
      },
      sandboxRefusalCodes.notFound,
    )
  }
  if (quote.orderNumber) {
    throw new Refusal({
      en: 'This rate has already been used',
      zh: '此匯率報價已使用',
      ja: 'このレートはすでに使用されています',
      ko: '이미 사용된 환율입니다',
    })
  }
  if (now >= quote.expiresAt) {
    throw new Refusal(
      {
        en: 'This rate is no longer valid. Please get a new rate.',
        zh: '此匯率已失效，請重新取得匯率。',
        ja: 'このレートの有効期限が切れました。新しいレートを取得してください。',
        ko: '환율의 유효 시간이 지났습니다. 새 환율을 받아 주세요.',
      },
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
    const [paid, got] = [`${amount.toFixed()} USDT`, `${receives.toFixed()} USD`]
    await sendNotice(tx, at, account, convertedNotice(orderNumber, paid, got))
    return findHistoryRecord(tx, account.id, orderNumber)
  })
}
