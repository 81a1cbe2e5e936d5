import * as v from 'valibot'
import type { BankCardBinding } from '../../../shared/api/wire/requests.ts'
import { type Currency, currencies } from '../../../shared/money/currency.ts'
import { type AnswerInput, answerInput } from '../../../shared/orders/question/answer-input.ts'
import {
  createKeptInputs,
  type KeptForms,
  type KeptInputs,
  type KeptInputsOptions,
} from '../../../shared/person/kept-input/kept-inputs.ts'

/** What a person has typed in each form. */
export interface Inputs {
  readonly answer: AnswerInput
  readonly 'bind-card': BankCardBinding & { readonly consent: boolean }
  readonly 'to-friend': {
    readonly account: string
    readonly currency: Currency
    readonly amount: string
  }
  readonly convert: { readonly amount: string }
}

const text = v.string()

const forms: KeptForms<Inputs> = {
  answer: answerInput,
  // Neither the account number nor the consent is stored.
  'bind-card': v.pipe(
    v.object({
      country: text,
      swiftCode: text,
      bankName: text,
      bankAddress: text,
      city: text,
      postCode: text,
      holderName: text,
      holderAddress: text,
    }),
    // The name may be the one that the server knows.
    v.check(({ holderName: _, ...typed }) => Object.values(typed).some((each) => each !== '')),
  ),
  'to-friend': v.pipe(
    v.object({
      account: text,
      currency: v.picklist(Object.keys(currencies) as Currency[]),
      amount: text,
    }),
    v.check(({ account, amount }) => account !== '' || amount !== ''),
  ),
  convert: v.pipe(
    v.object({ amount: text }),
    v.check(({ amount }) => amount !== ''),
  ),
}

export const createInputs = (options: KeptInputsOptions): KeptInputs<Inputs> =>
  createKeptInputs('tw-wallet', forms, options)
