import * as v from 'valibot'
import { optionalExtension } from './optional-extension.ts'

/** Identifies a bound bank account; another card has another one. */
export const cardId = v.union([v.string(), v.number()])
export type CardId = v.InferOutput<typeof cardId>

/**
 * The bank account that a withdrawal of USD goes to, as it was bound when the withdrawal was accepted.
 */
export const withdrawalCard = v.object({
  /** The `id` of the card. */
  id: optionalExtension(cardId),
  /** The end of the account number: three characters are enough, and the element shows no more. */
  bankAccount: v.string(),
  bankName: optionalExtension(v.string()),
})
