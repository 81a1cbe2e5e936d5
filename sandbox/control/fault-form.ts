import { faultInput } from '../calls/faults.ts'
import { Refusal } from '../core/answer.ts'
import { parseInput } from '../core/parse-input.ts'

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
