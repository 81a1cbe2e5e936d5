import type { HistoryRecord } from '../../../shared/api/wire/history.ts'

/** `Cancelled`: failed, because the person has cancelled it. */
export type ShownStatus = HistoryRecord['status'] | 'Cancelled'

/** The status that a person reads. */
export const shownStatus = ({ status, cancelledAt }: HistoryRecord): ShownStatus =>
  status === 'Fail' && cancelledAt ? 'Cancelled' : status
