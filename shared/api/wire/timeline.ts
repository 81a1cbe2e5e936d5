import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { confirmedBy } from './confirmation.ts'
import { optionalExtension } from './optional-extension.ts'

/** A question of a reviewer about an order, and what its holder has answered. */
export const question = v.object({
  id: v.string(),
  text: v.string(),
  /** ISO 8601, UTC. */
  askedAt: optionalExtension(v.string()),
  /** `null` until it is answered. */
  answer: optionalExtension(
    v.object({
      text: v.string(),
      /** Addresses of uploaded images. */
      files: optionalExtension(v.array(v.string())),
      /** ISO 8601, UTC. */
      at: optionalExtension(v.string()),
    }),
  ),
})
export type Question = v.InferOutput<typeof question>

const blocks = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How many blocks of the network confirm a deposit so far, and how many credit it. */
const confirmations = v.object({ seen: blocks, needed: blocks })

/**
 * What a server may tell of the way of money: of a withdrawal from its request to its payment, and of
 * USDT from the network to the wallet.
 */
export const timeline = {
  /**
   * `true` while the person may cancel the withdrawal by `cancelTransfer`: as long as its first review
   * has not begun.
   */
  isCancellable: optionalExtension(v.boolean()),
  /** When the person cancelled it: ISO 8601, UTC. Its status is then `Fail`. */
  cancelledAt: optionalExtension(v.string()),
  /** When it was paid: ISO 8601, UTC; `null` until then. Absent if the server does not tell. */
  paidAt: optionalExtension(v.string()),
  /**
   * Of USDT that arrives: how far the network has confirmed it. The record is there as soon as the
   * network has the transaction, with the status `Auditing` until it is credited.
   */
  confirmations: optionalExtension(confirmations),
  /** When a deposit was credited: ISO 8601, UTC. */
  creditedAt: optionalExtension(v.string()),
  /**
   * The least amount that its network credits, if USDT that has arrived is below it. Its status is then
   * `Fail` at once.
   */
  belowMinimum: optionalExtension(decimal),
  /** The transaction on the network of USDT. */
  transactionHash: optionalExtension(v.string()),
  /**
   * The page of an explorer that shows the transaction: an address with https and `{hash}`. Any other
   * is ignored.
   */
  explorer: optionalExtension(v.string()),
  /** The reference of the bank for a paid wire. */
  bankReference: optionalExtension(v.string()),
  /** How the person has confirmed the order, if they had to. */
  confirmedBy: optionalExtension(confirmedBy),
  /** What the reviewers have asked, the oldest first. The person can answer while it is under review. */
  questions: optionalExtension(v.array(question)),
}
