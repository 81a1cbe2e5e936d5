import { msg } from '../language/msg.ts'
import type { Notice } from '../messages/notices.ts'

/** The money has gone to a friend. */
export const sentNotice = (orderNumber: string, sum: string, maskedName: string): Notice => ({
  subject: msg('Order {orderNumber} completed', { orderNumber }, 'transfer to a friend'),
  text: msg('You sent {sum} to {maskedName}.', { sum, maskedName }),
})

/** Money has come from a friend. */
export const receivedNotice = (orderNumber: string, sum: string, maskedName: string): Notice => ({
  subject: msg('Order {orderNumber}: transfer received', { orderNumber }),
  text: msg('You received {sum} from {maskedName}.', { sum, maskedName }),
})
