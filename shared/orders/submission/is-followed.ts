import type { OrderRecord } from './order.ts'

/** Whether news of a record are still to come: a review, or the payment of an approved withdrawal. */
export const isFollowed = ({ status, paidAt }: Pick<OrderRecord, 'status' | 'paidAt'>): boolean =>
  status === 'Auditing' || (status === 'Success' && paidAt === null)
