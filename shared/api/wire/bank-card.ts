import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { optionalExtension } from './optional-extension.ts'

/** The bound bank card (section 3). An empty account, or no item, means that none is bound. */
export const bankCard = v.object({
  bankAccount: v.nullish(v.string(), ''),
  /** Beyond section 7: the fee of a wire to this card, in USD. */
  fee: optionalExtension(decimal),
})

export type BankCard = v.InferOutput<typeof bankCard>
