import Big from 'big.js'
import type { Queries } from '../database/database.ts'
import type { transfers } from '../database/schema.ts'
import { clearing, fees, pocket } from '../ledger/accounts.ts'
import { bookEntry, type Entry } from '../ledger/book-entry.ts'

type Transfer = typeof transfers.$inferSelect

function entriesOf(transfer: Transfer, isApproved: boolean): readonly Entry[] {
  const { currency, walletNumber, type } = transfer
  const amount = Big(transfer.amount)
  const fee = Big(transfer.fee)
  const available = pocket(walletNumber, 'available', currency)
  const held = pocket(walletNumber, 'held', currency)

  // A rejected deposit never entered the ledger, so nothing is returned.
  if (type === 'DEPOSIT') {
    return isApproved
      ? [
          [clearing[currency], amount.neg()],
          [available, amount.minus(fee)],
          [fees[currency], fee],
        ]
      : []
  }
  return isApproved
    ? [
        [held, amount.neg()],
        [clearing[currency], amount.minus(fee)],
        [fees[currency], fee],
      ]
    : [
        [held, amount.neg()],
        [available, amount],
      ]
}

/** Books the result of a transfer: money leaves, arrives, or returns to the available balance. */
export const settle = (
  queries: Queries,
  transfer: Transfer,
  isApproved: boolean,
  at: Date,
): Promise<void> =>
  bookEntry(queries, {
    id: `settle-${transfer.orderNumber}`,
    reason: isApproved ? 'transfer settled' : 'transfer rejected',
    orderNumber: transfer.orderNumber,
    currency: transfer.currency,
    at,
    entries: entriesOf(transfer, isApproved),
  })
