import type { Conversion, FriendTransfer } from '../../../shared/api/wire/requests.ts'
import {
  type ConfirmedOrder,
  walletNetwork,
} from '../../../shared/orders/confirmation/order-text.ts'
import type { FriendOrder, Order } from './submission-state.ts'

/** What the server gets of an order, and nothing that was not reviewed. */
export function payloadOf(order: Order): FriendTransfer | Conversion {
  if (order.kind === 'conversion') return { quoteId: order.quote.quoteId }
  const { friend, currency, amount } = order
  return { walletNumber: friend.walletNumber, currency, amount }
}

/** What a person confirms of a transfer, where the server wants that; made of what was reviewed. */
export const confirmedOrderOf = ({
  friend,
  currency,
  amount,
  fee,
}: FriendOrder): ConfirmedOrder => ({
  amount,
  currency,
  network: walletNetwork,
  destination: friend.walletNumber,
  ...(fee && { fee }),
})
