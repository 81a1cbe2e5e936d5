import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { multilingual } from './multilingual.ts'
import { optionalExtension } from './optional-extension.ts'
import { timeline } from './timeline.ts'
import { withdrawalCard } from './withdrawal-card.ts'

export const transferWay = v.picklist(['WIRE', 'CRYPTO'])
export const transferType = v.picklist(['DEPOSIT', 'WITHDRAW'])

/** Status of a record (section 3, "History record"). `Auditing`: under review. */
export const transferStatus = v.picklist(['Auditing', 'Success', 'Fail'])

/** One tier of the review (section 1): first the partnering broker, then the clearing institution. */
export const review = v.object({
  tier: v.picklist(['BROKER', 'CLEARING']),
  state: v.picklist(['WAITING', 'PENDING', 'APPROVED', 'REJECTED']),
  /** Why it was rejected. */
  reason: v.optional(v.nullable(v.string())),
  /** When it was decided: ISO 8601, UTC. */
  at: v.optional(v.nullable(v.string())),
})

/**
 * The server's record of a transfer; beyond section 7. Without it, the receipt shows only what the
 * element knows.
 */
export const transferRecord = v.object({
  orderNumber: v.string(),
  status: transferStatus,
  type: transferType,
  transferWay,
  amount: decimal,
  fee: v.optional(v.nullable(decimal)),
  address: v.optional(v.nullable(v.string())),
  failReason: v.optional(v.nullable(v.string())),
  /** When it was accepted: ISO 8601, UTC. */
  date: v.optional(v.nullable(v.string())),
  reviews: v.optional(v.nullable(v.array(review))),
  /** The bank account that a withdrawal of USD goes to. */
  bankCard: optionalExtension(withdrawalCard),
  /** The network of a USDT transfer, in words. */
  mainnetType: optionalExtension(v.string()),
  /** Time until a withdrawal arrives, in words. */
  arrival: optionalExtension(multilingual),
  ...timeline,
})

export type TransferRecord = v.InferOutput<typeof transferRecord>
