import type { Account } from '../accounts/account-of-token.ts'
import { moneyText } from '../basics/money-text.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { reviews, transfers } from '../database/schema.ts'
import { pocket } from '../ledger/accounts.ts'
import { bookEntry } from '../ledger/book-entry.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'
import { sendNotice } from '../messages/notices.ts'
import { type Draft, draftOf } from './draft.ts'
import { canonicalTransfer, findRepeated } from './idempotency.ts'
import { orderNumberAt } from './order-number.ts'
import type { Payload } from './payload.ts'
import { recordOf, type TransferItem } from './record.ts'
import { acceptedNotice } from './transfer-notices.ts'

/** Moves the amount of a withdrawal from the available balance to the held one. */
const hold = (queries: Queries, account: Account, orderNumber: string, draft: Draft, at: Date) =>
  bookEntry(queries, {
    id: `hold-${orderNumber}`,
    reason: 'withdrawal held',
    orderNumber,
    currency: draft.currency,
    at,
    entries: [
      [pocket(account.walletNumber, 'available', draft.currency), draft.amount.neg()],
      [pocket(account.walletNumber, 'held', draft.currency), draft.amount],
    ],
  })

/**
 * Accepts a transfer: stores the order and both reviews, holds the money and writes the mail, in one
 * transaction. For a known idempotency key it returns that order and writes nothing.
 *
 * @throws Refusal if a rule forbids it
 */
export function placeTransfer(
  deps: SandboxDeps,
  account: Account,
  payload: Payload,
  key: string | undefined,
): Promise<TransferItem> {
  return deps.database.queries.transaction(async (tx) => {
    await lockWallet(tx, account.walletNumber)
    const payloadText = canonicalTransfer(payload)
    const known = await findRepeated(tx, account, key, payloadText)
    if (known) return recordOf(tx, known)

    const at = deps.clock()
    const draft = await draftOf(tx, account, payload, at)
    const orderNumber = orderNumberAt(deps, at)
    await tx.insert(transfers).values({
      orderNumber,
      accountId: account.id,
      walletNumber: account.walletNumber,
      idempotencyKey: key ?? null,
      payload: payloadText,
      type: payload.type,
      transferWay: payload.transferWay,
      currency: draft.currency,
      amount: draft.amount.toFixed(),
      fee: draft.fee.toFixed(),
      address: draft.address ?? null,
      custody: draft.custody ?? null,
      exchange: draft.exchange ?? null,
      paymentChannel: draft.paymentChannel ?? null,
      proveImage: draft.proveImage ?? null,
      ...draft.card,
      status: 'Auditing',
      acceptedAt: at,
    })
    await tx.insert(reviews).values([
      { orderNumber, tier: 'BROKER', state: 'PENDING' },
      { orderNumber, tier: 'CLEARING', state: 'WAITING' },
    ])
    if (payload.type === 'WITHDRAW') await hold(tx, account, orderNumber, draft, at)
    const sum = moneyText(draft.amount, draft.currency)
    await sendNotice(tx, at, account, acceptedNotice({ orderNumber, type: payload.type, sum }))
    return recordOf(tx, orderNumber)
  })
}
