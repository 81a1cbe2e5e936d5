import { contractInput, parseInput } from '../inputs.ts'

const secondsOfDay = 24 * 60 * 60

/** Reads the form of a new contract: an empty field is an absent one. */
export function contractOfForm({ days = '', ...facts }: Readonly<Record<string, string>>) {
  const filled = Object.entries(facts).filter(([, value]) => value.trim() !== '')
  return parseInput(contractInput, {
    ...Object.fromEntries(filled),
    ...(days.trim() !== '' && { expiresInSeconds: Number(days) * secondsOfDay }),
  })
}
