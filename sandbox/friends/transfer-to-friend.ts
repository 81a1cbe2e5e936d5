import Big from 'big.js'
import * as v from 'valibot'
import { currency } from '../../shared/api/wire/history.ts'
import { decimal } from '../../shared/money/decimal-text.ts'
import { walletNetwork } from '../../shared/orders/confirmation/order-text.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { knownHolderOf, refuseOwnAccount } from '../accounts/find.ts'
import { maskedName } from '../accounts/masked-name.ts'
import { moneyText } from '../basics/money-text.ts'
import { type Confirming, confirmOrder } from '../confirmations/confirm.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { transfers } from '../database/schema.ts'
import { findHistoryRecord, type HistoryItem } from '../history/record.ts'
import { pocket } from '../ledger/accounts.ts'
import { balancesOf } from '../ledger/balances.ts'
import { bookEntry } from '../ledger/book-entry.ts'
import { lockWallets } from '../ledger/lock-wallet.ts'
import { sendNotice } from '../messages/notices.ts'
import { checkRecipient } from '../recipients/rule.ts'
import { canonicalTransfer, findRepeated } from '../transfers/idempotency.ts'
import { orderNumberAt } from '../transfers/order-number.ts'
import { checkAmount, checkAvailable } from '../transfers/rules.ts'
import { friendFee } from './find-friend.ts'
import { receivedNotice, sentNotice } from './friend-notices.ts'

/** The request of `transferToFriend`. */
export const friendTransferInput = v.strictObject({
  walletNumber: v.string(),
  currency,
  amount: decimal,
})

/**
 * Sends money to a friend at once: one posting, and a record in the history of both. For a known
 * idempotency key it returns that record and writes nothing.
 *
 * @returns the record of the sender
 * @throws Refusal if a rule forbids it, or the sender has to confirm it first
 */
export async function transferToFriend(
  deps: SandboxDeps,
  account: Account,
  request: v.InferOutput<typeof friendTransferInput>,
  key: string | undefined,
  confirming: Confirming,
): Promise<HistoryItem | undefined> {
  const { currency, walletNumber } = request
  const amount = Big(request.amount)

  const answer = await deps.database.queries.transaction(async (tx) => {
    await lockWallets(tx, [account.walletNumber, walletNumber])
    const payload = canonicalTransfer(request)
    const known = await findRepeated(tx, account, key, payload)
    if (known) return findHistoryRecord(tx, account.id, known)

    checkAmount(amount, currency)
    if (walletNumber === account.walletNumber) refuseOwnAccount()
    // Before the friend is looked up: without money an account cannot probe for wallet numbers.
    const balances = await balancesOf(tx, account.walletNumber)
    checkAvailable(amount, balances.of('available', currency), currency)
    const friend = await knownHolderOf(tx, walletNumber)

    const at = deps.clock()
    await checkRecipient(tx, account, { friend: friend.walletNumber }, at)
    const order = {
      amount: amount.toFixed(),
      currency,
      network: walletNetwork,
      destination: friend.walletNumber,
      fee: friendFee,
    }
    const confirmed = await confirmOrder(deps, tx, account, { ...confirming, key, order, at })
    if ('refusal' in confirmed) return confirmed.refusal
    const sent = orderNumberAt(deps, at)
    const received = orderNumberAt(deps, at)
    const movement = {
      type: 'TRANSFER',
      currency,
      amount: amount.toFixed(),
      fee: friendFee,
      status: 'Success',
      acceptedAt: at,
    } as const
    await tx.insert(transfers).values([
      {
        ...movement,
        orderNumber: sent,
        accountId: account.id,
        walletNumber: account.walletNumber,
        idempotencyKey: key ?? null,
        confirmedBy: confirmed.by,
        payload,
        direction: 'OUT',
        counterparty: friend.walletNumber,
      },
      {
        ...movement,
        orderNumber: received,
        accountId: friend.accountId,
        walletNumber: friend.walletNumber,
        direction: 'IN',
        counterparty: account.walletNumber,
      },
    ])
    await bookEntry(tx, {
      id: `friend-${sent}`,
      reason: `transfer to a friend, who receives it as ${received}`,
      orderNumber: sent,
      currency,
      at,
      entries: [
        [pocket(account.walletNumber, 'available', currency), amount.neg()],
        [pocket(friend.walletNumber, 'available', currency), amount],
      ],
    })
    const money = moneyText(amount, currency)
    await sendNotice(tx, at, account, sentNotice(sent, money, maskedName(friend.name)))
    await sendNotice(tx, at, friend, receivedNotice(received, money, maskedName(account.name)))
    return findHistoryRecord(tx, account.id, sent)
  })
  if (answer instanceof Refusal) throw answer
  return answer
}
