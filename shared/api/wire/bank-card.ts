import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { optionalExtension } from './optional-extension.ts'
import { transferStatus } from './transfer.ts'

/** The bound bank card (section 3). An empty account, or no item, means that none is bound. */
export const bankCard = v.object({
  bankAccount: v.nullish(v.string(), ''),
  /** Beyond section 7: the fee of a wire to this card, in USD. */
  fee: optionalExtension(decimal),
  holderName: optionalExtension(v.string()),
  bankName: optionalExtension(v.string()),
  /** ISO 3166-1 alpha-2. */
  country: optionalExtension(v.string()),
  swiftCode: optionalExtension(v.string()),
  /** The review of the binding; a card without one is bound. */
  status: optionalExtension(transferStatus),
  failReason: optionalExtension(v.string()),
})

export type BankCard = v.InferOutput<typeof bankCard>

/** What goes to `bindBankCard`: the labels of section 3. */
export interface BankCardBinding {
  readonly holderName: string
  readonly holderAddress: string
  readonly bankName: string
  /** Account number or IBAN. */
  readonly bankAccount: string
  readonly bankAddress: string
  /** Of the bank, ISO 3166-1 alpha-2. */
  readonly country: string
  readonly city: string
  readonly postCode: string
  /** SWIFT/BIC, 8 to 11 characters. */
  readonly swiftCode: string
}
