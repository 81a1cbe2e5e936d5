import { readAmount } from '../../shared/money/amount.ts'
import { type Currency, currencies } from '../../shared/money/currency.ts'
import { faultInput } from '../calls/faults.ts'
import { Refusal } from '../core/answer.ts'
import { parseInput } from '../core/parse-input.ts'
import { contractInput } from './inputs.ts'

const secondsOfDay = 24 * 60 * 60

/** Parses the form of a new contract. Empty fields are ignored. */
export function contractOfForm({ days = '', ...details }: Readonly<Record<string, string>>) {
  const filled = Object.entries(details).filter(([, value]) => value.trim() !== '')
  return parseInput(contractInput, {
    ...Object.fromEntries(filled),
    ...(days.trim() !== '' && { expiresInSeconds: Number(days) * secondsOfDay }),
  })
}

const numbers = new Set(['times', 'ms', 'code', 'status'])

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('The answer is not JSON')
  }
}

/**
 * Parses the form of a fault. Empty fields are ignored; without a count the fault stays until it is
 * removed.
 */
export function faultOfForm(form: Readonly<Record<string, string>>) {
  const filled = Object.entries(form)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => {
      if (name === 'body') return [name, readJson(value)]
      return [name, numbers.has(name) ? Number(value) : value]
    })
  return parseInput(faultInput, { times: 'forever', ...Object.fromEntries(filled) })
}

/**
 * An amount in the field of a form, as decimal text. One that can be read in two ways stays as it
 * is, and is refused unless it is decimal text itself.
 */
export function typedAmount(text: string | undefined, currency: Currency): string {
  const reading = readAmount(text ?? '', currencies[currency])
  return reading.ok && !reading.otherwise ? reading.value : (text ?? '')
}
