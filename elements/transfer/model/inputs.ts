import type { ChosenNetwork } from '../forms.ts'

/** What a person has typed in each form of a withdrawal. A proof has a draft: `submission/drafts.ts`. */
export interface Inputs {
  readonly 'usd-withdrawal': { readonly amount: string }
  readonly 'usdt-withdrawal': {
    readonly recipient: { readonly network: ChosenNetwork | undefined; readonly address: string }
    readonly amount: string
  }
}
