import type { TransferPayload } from '../../../shared/api/wire/requests.ts'
import { type ConfirmedOrder, wireNetwork } from '../../../shared/orders/confirmation/order-text.ts'
import type { Order } from './submission-state.ts'

/** What the server gets of an order, and nothing that was not reviewed. */
export function payloadOf(order: Order): TransferPayload {
  const { amount } = order
  switch (order.kind) {
    case 'usd-withdrawal': {
      const { cardId } = order
      return {
        amount,
        proveImage: '',
        remark: '',
        transferWay: 'WIRE',
        type: 'WITHDRAW',
        ...(cardId !== undefined && { bankCardId: cardId }),
      }
    }
    case 'usdt-withdrawal':
      return {
        amount,
        proveImage: '',
        remark: '',
        transferWay: 'CRYPTO',
        type: 'WITHDRAW',
        address: order.to,
        paymentChannel: order.channel,
        ...(order.custody && { custody: order.custody }),
        ...(order.exchange && { exchange: order.exchange }),
      }
    case 'deposit-proof':
      return {
        amount,
        proveImage: order.proof,
        remark: '',
        transferWay: 'WIRE',
        type: 'DEPOSIT',
        paymentChannel: order.channel,
      }
  }
}

/** What a person confirms of an order, where the server wants that; made of what was reviewed. */
export const confirmedOrderOf = (order: Order): ConfirmedOrder => ({
  amount: order.amount,
  currency: order.currency,
  network: order.kind === 'usdt-withdrawal' ? String(order.channel) : wireNetwork,
  destination: order.to,
  ...(order.fee && { fee: order.fee }),
})
