import type { HistoryRecord } from '../../api/wire/history.ts'
import { isOfNetwork } from '../reviews/network-deposit.ts'
import { statusOf } from '../reviews/review-status.ts'
import { approvedAt } from './approved-at.ts'
import type { ArrivingOrder, Place } from './arrival-words.ts'

/** Where the money of a record goes; `undefined` if it goes nowhere, or if that is not known. */
function placeOf(record: HistoryRecord): Place | undefined {
  const { type, direction, bankCard, mainnetType, address, counterparty, converted } = record
  if (type === 'DEPOSIT') return { wallet: isOfNetwork(record) ? 'network' : 'review' }
  if (direction === 'IN' || converted) return undefined
  if (type === 'WITHDRAW') {
    if (bankCard) return { card: bankCard }
    return mainnetType && address ? { network: mainnetType } : undefined
  }
  return type === 'TRANSFER' && counterparty ? { friend: counterparty } : undefined
}

/**
 * What a record answers first, as its receipt did.
 *
 * @param time how long it takes, in words
 */
export function arrivingRecord(
  record: HistoryRecord,
  time: string | undefined,
): ArrivingOrder | undefined {
  const to = placeOf(record)
  const { amount, currency, fee } = record
  const status = statusOf(record)
  const isUnpaid = record.paidAt === null
  return to && { amount, currency, fee, to, status, time, approvedAt: approvedAt(record), isUnpaid }
}
