import type { BankCardBinding } from '../../../shared/api/wire/bank-card.ts'
import type { Currency } from '../../../shared/money/currency.ts'

/** The input of each form. */
export interface Inputs {
  'bind-card': BankCardBinding & { readonly consent: boolean }
  'to-friend': { readonly account: string; readonly currency: Currency; readonly amount: string }
  convert: { readonly amount: string }
}

/** The input of one form while it is open. */
export interface KeptInput<Value> {
  /** The input when the form was last open. */
  readonly value: Value | undefined
  /** Keeps the input for the next time; does nothing once it was cleared. */
  keep(value: Value): void
}

/** Keeps input in memory while its form is closed: a person may go back and return. */
export interface InputKeeper {
  open<Name extends keyof Inputs>(name: Name): KeptInput<Inputs[Name]>
  /** Drops the input of a form that was accepted, also the input that is still open. */
  clear(name: keyof Inputs): void
}

export function createInputKeeper(): InputKeeper {
  const kept: Partial<Inputs> = {}
  const turns: Partial<Record<keyof Inputs, object>> = {}
  return {
    open(name) {
      turns[name] ??= {}
      const turn = turns[name]
      return {
        value: kept[name],
        keep(value) {
          if (turns[name] === turn) kept[name] = value
        },
      }
    },
    clear(name) {
      delete kept[name]
      turns[name] = {}
    },
  }
}
