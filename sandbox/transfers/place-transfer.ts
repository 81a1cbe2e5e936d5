import Big from 'big.js'
import { and, eq } from 'drizzle-orm'
import type { Account } from '../accounts/session.ts'
import { Refusal, refusals } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { reviews, transfers } from '../database/schema.ts'
import { utc } from '../dates.ts'
import { pocket } from '../ledger/accounts.ts'
import { bookEntry } from '../ledger/book-entry.ts'
import { addToInbox } from '../mails.ts'
import { randomDigits } from '../random.ts'
import { type Draft, draftOf } from './draft.ts'
import { lockWallet } from './lock-wallet.ts'
import { nounOf } from './mail-words.ts'
import type { Payload } from './payload.ts'
import { recordOf, type TransferItem } from './record.ts'

/** The same text for the same transfer, whatever the order of fields and the zeros of the amount. */
const canonicalText = (payload: Payload): string =>
  JSON.stringify(
    Object.entries({ ...payload, amount: Big(payload.amount).toFixed() }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  )

/** The order of an idempotency key, or `undefined` if the key is new. */
async function findRepeated(queries: Queries, account: Account, key: string, payloadText: string) {
  const [found] = await queries
    .select({ orderNumber: transfers.orderNumber, payload: transfers.payload })
    .from(transfers)
    .where(and(eq(transfers.accountId, account.id), eq(transfers.idempotencyKey, key)))
  if (found && found.payload !== payloadText) {
    throw new Refusal(
      'This idempotency key was used for another transfer. Nothing was done.',
      refusals.keyReused,
    )
  }
  return found?.orderNumber
}

const orderNumberAt = (deps: SandboxDeps, at: Date): string =>
  `EX${utc(at).format('YYYYMMDD')}${randomDigits(deps, 10)}`

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
    const payloadText = canonicalText(payload)
    const known = key && (await findRepeated(tx, account, key, payloadText))
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
      paymentChannel: draft.paymentChannel ?? null,
      proveImage: draft.proveImage ?? null,
      status: 'Auditing',
      acceptedAt: at,
    })
    await tx.insert(reviews).values([
      { orderNumber, tier: 'BROKER', state: 'PENDING' },
      { orderNumber, tier: 'CLEARING', state: 'WAITING' },
    ])
    if (payload.type === 'WITHDRAW') await hold(tx, account, orderNumber, draft, at)
    await addToInbox(tx, at, {
      to: account.contact,
      subject: `Order ${orderNumber} accepted`,
      text: `Your ${nounOf[payload.type]} of ${draft.amount.toFixed()} ${draft.currency} is under review.`,
    })
    return recordOf(tx, orderNumber)
  })
}
