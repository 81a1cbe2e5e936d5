import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { multilingual } from './multilingual.ts'
import { optionalExtension } from './optional-extension.ts'
import { timeline } from './timeline.ts'
import { review, transferStatus, transferWay } from './transfer.ts'
import { usdMethod } from './usd-channel.ts'
import { withdrawalCard } from './withdrawal-card.ts'

const text = v.nullish(v.string())

/** The tabs of the history (section 3, "transaction type"). PROCESS: records still under review. */
export const historyFilters = [
  'ALL',
  'DEPOSIT',
  'WITHDRAW',
  'PROCESS',
  'INTEREST_RATE',
  'TRANSFER',
] as const
export type HistoryFilter = (typeof historyFilters)[number]

/** @public The contract of the calls names its schema by this name. */
export const historyType = v.picklist(['DEPOSIT', 'WITHDRAW', 'INTEREST_RATE', 'TRANSFER'])
export type HistoryType = v.InferOutput<typeof historyType>

export const currency = v.picklist(['USD', 'USDT'])

/** One record of the history (section 3, "History record"). */
export const historyRecord = v.object({
  orderNumber: v.string(),
  type: historyType,
  status: transferStatus,
  /** `IN`: the wallet receives the amount. `OUT`: it sends the amount. */
  direction: v.picklist(['IN', 'OUT']),
  currency,
  /** Without a sign. */
  amount: decimal,
  /** Deducted from the amount. */
  fee: v.nullish(decimal),
  /** When it was accepted: ISO 8601, UTC. */
  date: v.string(),
  transferWay: v.nullish(transferWay),
  /** How the USD of a `WIRE` was sent: by bank wire or by another method. */
  method: optionalExtension(usdMethod),
  /** The network of a USDT transfer, in words. */
  mainnetType: text,
  /** The address to which a USDT transfer goes, or at which it arrived. */
  address: text,
  /** The bank account that a withdrawal of USD goes to. */
  bankCard: optionalExtension(withdrawalCard),
  /** Time until a withdrawal arrives, in words. */
  arrival: optionalExtension(multilingual),
  /** Masked name of the friend who sends or receives the transfer. */
  counterparty: text,
  /** The wallet number that a transfer to a friend was sent to. */
  counterpartyNumber: optionalExtension(v.string()),
  /** Why it failed. */
  failReason: text,
  reviews: v.nullish(v.array(review)),
  /** The result of a conversion. */
  converted: v.nullish(v.object({ currency, amount: decimal, rate: decimal })),
  ...timeline,
})
export type HistoryRecord = v.InferOutput<typeof historyRecord>

/** `data` of `getHistory`. */
export const historyPage = v.object({
  list: v.nullish(v.array(historyRecord), []),
  /** The `cursor` of the next page; absent at the end. */
  next: text,
  /** Whether the query may have `contains`. Without it, a person searches by `search`. */
  takesContains: optionalExtension(v.boolean()),
  /**
   * A record that waits for an answer to a reviewer's question, whatever the query asks for; `null` if
   * none does. It is in the first page at least.
   */
  needsAnswer: optionalExtension(historyRecord),
})
export type HistoryPage = v.InferOutput<typeof historyPage>
