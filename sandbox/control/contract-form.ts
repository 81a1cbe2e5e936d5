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
