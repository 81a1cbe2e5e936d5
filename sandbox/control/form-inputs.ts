import { readAmount } from '../../shared/money/amount.ts'
import { type Currency, currencies } from '../../shared/money/currency.ts'
import { Refusal } from '../core/answer.ts'

/** The fields of a form of the control page. */
export type Form = Readonly<Record<string, string>>

/** Reads the body of a form; it has no files. */
export function readForm(body: Readonly<Record<string, unknown>>): Form {
  const fields = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  if (fields.some(([, value]) => value.includes('\0'))) {
    throw new Refusal('No text may have a NUL character')
  }
  return Object.fromEntries(fields)
}

const numbers = new Set(['times', 'ms', 'code', 'status', 'minutes', 'blocks', 'days'])

/** The fields as the body of a call has them: numbers as such, and nothing for an empty field. */
export const bodyOfForm = (form: Form): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]) => [name, numbers.has(name) ? Number(value) : value]),
  )

const secondsOfDay = 24 * 60 * 60

/** The form of a new contract, whose link is valid for some days. */
export function contractOfForm(form: Form) {
  const { days, ...details } = bodyOfForm(form)
  return days === undefined
    ? details
    : { ...details, expiresInSeconds: Number(days) * secondsOfDay }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('The answer is not JSON')
  }
}

/** The form of a fault. Without a count the fault stays until it is removed. */
export function faultOfForm(form: Form) {
  const { body, ...rule } = bodyOfForm(form)
  const json = body === undefined ? {} : { body: readJson(String(body)) }
  return { times: 'forever', ...rule, ...json }
}

/**
 * An amount in the field of a form, as decimal text. One that can be read in two ways stays as it
 * is, and is refused unless it is decimal text itself.
 */
export function typedAmount(text: string | undefined, currency: Currency): string {
  const reading = readAmount(text ?? '', currencies[currency])
  return reading.ok && !reading.otherwise ? reading.value : (text ?? '')
}
