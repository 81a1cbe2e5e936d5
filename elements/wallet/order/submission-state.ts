import type { ConversionQuote } from '../../../shared/api/wire/conversion.ts'
import type { Friend } from '../../../shared/api/wire/friend.ts'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import type * as order from '../../../shared/orders/submission/order.ts'
import type { OrderFormat } from '../../../shared/orders/submission/unresolved-orders.ts'
import type { FirstUse } from '../../../shared/recipients/rules.ts'
import type { Target } from '../convert/ask-quote.ts'
import type { Moment } from './clocks.ts'

export type Kind = 'friend-transfer' | 'conversion'

export interface FriendOrder extends order.Order<Kind> {
  readonly kind: 'friend-transfer'
  readonly friend: Friend
  /** The name that the friend is saved under. */
  readonly recipient?: string
  /** Nothing was sent to the friend before. */
  readonly firstUse?: FirstUse
}

/** A conversion of USDT to USD at the rate of a quote. */
export interface ConversionOrder extends order.Order<Kind> {
  readonly kind: 'conversion'
  readonly currency: 'USDT'
  readonly quote: ConversionQuote
  /** When the quote expires. */
  readonly validUntil: Moment
  /** What the quote answers, for the next one. */
  readonly target: Target
  /** The quote that the person saw before, if the terms of this one differ. */
  readonly before?: ConversionQuote
}

/** An order that is ready to be sent; `payload.ts` makes of it what is sent. */
export type Order = FriendOrder | ConversionOrder

export interface Receipt
  extends order.Receipt<HistoryRecord>,
    Pick<order.Order<Kind>, 'kind' | 'currency' | 'amount' | 'fee'> {
  readonly kind: Kind
  /** The recipient's masked name and wallet number. */
  readonly to?: string
  readonly toNumber?: string
  readonly recipient?: string
  readonly firstUse?: FirstUse
  readonly converted?: { readonly rate: DecimalText; readonly receives: DecimalText }
}

export type Phase = order.Phase<Order>
export type SubmissionState = order.SubmissionState<Order, Receipt>

/** One order at a time, of either kind. */
export const orderFormat = {
  prefix: 'tw-wallet:',
  slots: { wallet: ['friend-transfer', 'conversion'] },
} as const satisfies OrderFormat<Kind, 'wallet'>

export const nothingSubmitted: SubmissionState = { phase: { name: 'none' }, receipt: undefined }
