import type { AddressCertainty } from '../../../shared/address/result.ts'
import type { Multilingual } from '../../../shared/api/wire/multilingual.ts'
import type { Custody } from '../../../shared/api/wire/recipient.ts'
import type { TransferRecord } from '../../../shared/api/wire/transfer.ts'
import type { CardId } from '../../../shared/api/wire/withdrawal-card.ts'
import type * as order from '../../../shared/orders/submission/order.ts'
import type { OrderFormat } from '../../../shared/orders/submission/unresolved-orders.ts'
import type { FirstUse } from '../../../shared/recipients/rules.ts'

export type Kind = 'usd-withdrawal' | 'usdt-withdrawal' | 'deposit-proof'

/** The server's own name of a network or a deposit method: `value` of its channel. */
type ChannelValue = string | number

/** A wire to the bound card. */
export interface UsdWithdrawal extends order.Order<'usd-withdrawal'> {
  readonly currency: 'USD'
  /** The card number. */
  readonly to: string
  /** The bank of the card; absent if the server does not name it. */
  readonly bankName?: string
  /** In whose name the account is; absent if the server does not say. */
  readonly holderName?: string
  /** Absent if the server gives its cards none. */
  readonly cardId?: CardId
}

export interface UsdtWithdrawal extends order.Order<'usdt-withdrawal'> {
  readonly currency: 'USDT'
  /** The address. */
  readonly to: string
  /** The name of the network that a person reads. */
  readonly network: string
  readonly channel: ChannelValue
  /** What is certain of the address. */
  readonly certainty?: AddressCertainty
  /** The server's words for the time until it arrives. */
  readonly arrival?: Multilingual
  /** The name that the address is saved under. */
  readonly recipient?: string
  /** The address was never used before. */
  readonly firstUse?: FirstUse
  /** Who holds the keys of the address, and the name of the exchange; only if the server takes it. */
  readonly custody?: Custody
  readonly exchange?: string
}

/** The proof of a remittance; it moves no money. */
export interface DepositProof extends order.Order<'deposit-proof'> {
  readonly currency: 'USD'
  /** The name of the deposit method that a person reads. */
  readonly to: string
  /** Empty if the server names no channels. */
  readonly channel: ChannelValue
  /** URL of the uploaded picture. */
  readonly proof: string
}

/** A transfer that is ready to be sent; `payload.ts` makes of it what is sent. */
export type Order = UsdWithdrawal | UsdtWithdrawal | DepositProof

/** What a receipt shows of an order. */
export interface Receipt
  extends order.Receipt<TransferRecord>,
    Pick<Order, 'currency' | 'amount' | 'to' | 'fee'>,
    Pick<UsdWithdrawal, 'bankName'>,
    Partial<
      Pick<
        UsdtWithdrawal,
        'network' | 'channel' | 'certainty' | 'arrival' | 'recipient' | 'firstUse'
      >
    > {
  readonly kind: Kind
}

export type Phase = order.Phase<Order>
export type SubmissionState = order.SubmissionState<Order, Receipt>

/** USD and USDT have separate orders: one page may show an element in each mode. */
export const orderFormat = {
  prefix: 'tw-transfer:',
  slots: { usd: ['usd-withdrawal', 'deposit-proof'], usdt: ['usdt-withdrawal'] },
} as const satisfies OrderFormat<Kind, 'usd' | 'usdt'>

export const nothingSubmitted: SubmissionState = { phase: { name: 'none' }, receipt: undefined }
