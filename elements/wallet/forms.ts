import * as v from 'valibot'
import { maxFriendAccountLength } from '../../shared/limits.ts'
import {
  type AmountBounds,
  type AmountFieldIssue,
  amountSchema,
} from '../../shared/money/amount-schema.ts'
import { type Currency, currencies } from '../../shared/money/currency.ts'
import { readEmail } from '../../shared/person/email/email.ts'
import { normalizeInput } from '../../shared/text/normalize-input.ts'
import { withoutLabel } from '../../shared/text/without-label.ts'

/** A code for each validation issue; `order/use-issue-text.ts` has the texts. */
export type FieldIssue =
  | AmountFieldIssue
  | 'required'
  | 'select'
  | 'holder'
  | 'iban'
  | 'account'
  | 'swift'
  | 'email'
  | 'friend-length'
  | 'friend-unknown'
  | 'terms'

export const issueCode = (issue: FieldIssue): FieldIssue => issue

/** An account number of ours, or an e-mail address. */
const friendAccount = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): string => {
    const account = normalizeInput(withoutLabel(dataset.value))
    if (account === '') {
      addIssue({ message: issueCode('required') })
      return NEVER
    }
    if (account.length > maxFriendAccountLength) {
      addIssue({ message: issueCode('friend-length') })
      return NEVER
    }
    if (!account.includes('@')) return account
    const reading = readEmail(dataset.value)
    if (reading.ok) return reading.email
    addIssue({ message: issueCode('email') })
    return NEVER
  }),
)

/**
 * @param currency the chosen one, read at each validation
 * @param bounds those of the chosen currency
 */
export const friendForm = (currency: () => Currency, bounds: () => AmountBounds) =>
  v.object({
    account: friendAccount,
    currency: v.picklist(Object.keys(currencies) as Currency[]),
    amount: amountSchema(currency, bounds, false),
  })

export const conversionForm = (bounds: () => AmountBounds) =>
  v.object({ amount: amountSchema(() => 'USDT', bounds, false) })
