import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { optionalExtension } from './optional-extension.ts'
import { transferStatus } from './transfer.ts'
import { transferLimits } from './transfer-terms.ts'
import { cardId } from './withdrawal-card.ts'

/** A request to replace the bound card. The bound one stays until the request is approved. */
const replacement = v.object({
  bankAccount: v.string(),
  bankName: optionalExtension(v.string()),
  status: transferStatus,
  failReason: optionalExtension(v.string()),
})

/**
 * The bound bank account (section 3), or a card whose binding is under review. Without an item, or with
 * an empty `bankAccount`, there is no card.
 */
export const bankCard = v.object({
  bankAccount: v.nullish(v.string(), ''),
  /**
   * Beyond section 7: another one for each card that is bound. The element sends it back as
   * `bankCardId` of a withdrawal.
   */
  id: optionalExtension(cardId),
  /** Beyond section 7: the fee of a wire to this card, in USD. */
  fee: optionalExtension(decimal),
  holderName: optionalExtension(v.string()),
  bankName: optionalExtension(v.string()),
  /** ISO 3166-1 alpha-2. */
  country: optionalExtension(v.string()),
  swiftCode: optionalExtension(v.string()),
  /** Status of the review of the binding. A card without a status is bound. */
  status: optionalExtension(transferStatus),
  failReason: optionalExtension(v.string()),
  /** The request to replace the bound card, while it is under review or after it was rejected. */
  replacement: optionalExtension(replacement),
  // Of withdrawals to this card.
  ...transferLimits,
})

export type BankCard = v.InferOutput<typeof bankCard>

/** Whether withdrawals can go to a card: it has passed its review, or needed none. */
export const isBound = (card: BankCard | null): card is BankCard =>
  Boolean(card?.bankAccount) && (card?.status ?? 'Success') === 'Success'
