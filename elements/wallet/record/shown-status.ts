import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { isInNetwork } from '../../../shared/orders/reviews/network-deposit.ts'

/**
 * `Cancelled`: failed, because the person has cancelled it. `InNetwork`: USDT that a network has not
 * confirmed yet. `NotCredited`: USDT that has arrived and is below the minimum.
 */
export type ShownStatus = HistoryRecord['status'] | 'Cancelled' | 'InNetwork' | 'NotCredited'

/** The status that a person reads. */
export function shownStatus(record: HistoryRecord): ShownStatus {
  const { status, cancelledAt, belowMinimum } = record
  if (isInNetwork(record)) return 'InNetwork'
  if (status !== 'Fail') return status
  if (cancelledAt) return 'Cancelled'
  return belowMinimum ? 'NotCredited' : status
}
