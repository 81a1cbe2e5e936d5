import * as v from 'valibot'
import { type AnswerInput, answerInput } from '../../../shared/orders/question/answer-input.ts'
import {
  createKeptInputs,
  type KeptForms,
  type KeptInputs,
  type KeptInputsOptions,
} from '../../../shared/person/kept-input/kept-inputs.ts'
import type { ChosenNetwork } from '../forms.ts'
import { type KeptProofs, keptProofs } from '../order/kept-proofs.ts'

/** What a person has typed in each form. */
export interface Inputs {
  readonly 'deposit-proof': KeptProofs
  readonly answer: AnswerInput
  readonly 'usd-withdrawal': { readonly amount: string }
  readonly 'usdt-withdrawal': {
    readonly recipient: { readonly network: ChosenNetwork | undefined; readonly address: string }
    readonly amount: string
  }
}

const forms: KeptForms<Inputs> = {
  'deposit-proof': keptProofs,
  answer: answerInput,
  'usd-withdrawal': v.pipe(
    v.object({ amount: v.string() }),
    v.check(({ amount }) => amount !== ''),
  ),
  'usdt-withdrawal': v.pipe(
    v.object({
      recipient: v.object({
        // JSON leaves it out if there is none.
        network: v.optional(v.object({ key: v.string(), name: v.string() })),
        address: v.string(),
      }),
      amount: v.string(),
    }),
    v.check(({ recipient, amount }) => recipient.address !== '' || amount !== ''),
    v.transform(({ recipient, amount }) => ({
      recipient: { network: recipient.network, address: recipient.address },
      amount,
    })),
  ),
}

export const createInputs = (options: KeptInputsOptions): KeptInputs<Inputs> =>
  createKeptInputs('tw-transfer', forms, options)
