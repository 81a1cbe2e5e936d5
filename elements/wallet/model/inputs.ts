import type { BankCardBinding } from '../../../shared/api/wire/requests.ts'
import type { Currency } from '../../../shared/money/currency.ts'

/** What a person has typed in each form. */
export interface Inputs {
  readonly 'bind-card': BankCardBinding & { readonly consent: boolean }
  readonly 'to-friend': {
    readonly account: string
    readonly currency: Currency
    readonly amount: string
  }
  readonly convert: { readonly amount: string }
}
