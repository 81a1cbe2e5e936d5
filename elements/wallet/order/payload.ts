import type { Conversion, FriendTransfer } from '../../../shared/api/wire/requests.ts'
import type { Order } from './submission-state.ts'

/** What the server gets of an order, and nothing that was not reviewed. */
export function payloadOf(order: Order): FriendTransfer | Conversion {
  if (order.kind === 'conversion') return { quoteId: order.quote.quoteId }
  const { friend, currency, amount } = order
  return { walletNumber: friend.walletNumber, currency, amount }
}
