import { wireNetwork } from '../../shared/orders/confirmation/order-text.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { moneyText } from '../basics/money-text.ts'
import { type Confirming, confirmOrder } from '../confirmations/confirm.ts'
import { Refusal } from '../core/answer.ts'
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

/** What the holder of a withdrawal confirms. */
const confirmedOrder = ({ currency, amount, fee, paymentChannel, destination = '' }: Draft) => ({
  amount: amount.toFixed(),
  currency,
  network: paymentChannel ?? wireNetwork,
  destination,
  fee: fee.toFixed(),
})

const unconfirmed: Confirming = { proof: undefined, origin: undefined }

/**
 * Accepts a transfer: stores the order and both reviews, holds the money and writes the mail, in one
 * transaction. For a known idempotency key it returns that order and writes nothing.
 *
 * @throws Refusal if a rule forbids it, or its holder has to confirm it first
 */
export async function placeTransfer(
  deps: SandboxDeps,
  account: Account,
  payload: Payload,
  key: string | undefined,
  confirming: Confirming = unconfirmed,
): Promise<TransferItem> {
  const placed = await deps.database.queries.transaction(async (tx) => {
    await lockWallet(tx, account.walletNumber)
    const payloadText = canonicalTransfer(payload)
    const known = await findRepeated(tx, account, key, payloadText)
    if (known) return recordOf(tx, known)

    const at = deps.clock()
    const draft = await draftOf(tx, account, payload, at)
    const confirmed =
      payload.type === 'WITHDRAW'
        ? await confirmOrder(deps, tx, account, {
            ...confirming,
            key,
            order: confirmedOrder(draft),
            at,
          })
        : { by: null }
    if ('refusal' in confirmed) return confirmed.refusal
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
      confirmedBy: confirmed.by,
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
  if (placed instanceof Refusal) throw placed
  return placed
}
