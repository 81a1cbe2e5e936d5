import { decimalText } from '../../shared/money/decimal-text.ts'
import type { Confirmation } from '../../shared/orders/confirmation/confirmation.ts'
import type { Confirming } from '../../shared/orders/confirmation/confirming.ts'
import type { ConfirmedOrder } from '../../shared/orders/confirmation/order-text.ts'

const code = { sentTo: 'd***@sandbox.example', offersPasskey: true }

/** How a server of a story wants an order to be confirmed: by a code, unless it says otherwise. */
export const confirmationOf = (
  order: ConfirmedOrder,
  request: Partial<Confirmation['request']> = {},
  differences: Confirmation['differences'] = [],
): Confirmation => ({
  order,
  differences,
  request: {
    id: 'c1',
    order: {
      ...order,
      amount: decimalText(order.amount),
      fee: order.fee === undefined ? undefined : decimalText(order.fee),
    },
    code,
    ...request,
  },
})

export const passkeyAsked = { challenge: 'c', rpId: 'localhost', allowCredentials: [] }

/** A device with passkeys, in no app; and what they answer. */
export const device = (own: Partial<Confirming> = {}): Partial<Confirming> => ({
  hasPasskeys: () => true,
  hasApp: () => false,
  ...own,
})

/** Never answers. */
export const silent = () => new Promise<never>(() => {})
