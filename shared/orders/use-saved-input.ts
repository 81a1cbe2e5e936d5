import { type FormSchema, getInput } from '@formisch/react'
import { useEffect, useState } from 'react'
import type { SavedInput, SavedInputs } from './saved-inputs.ts'

/** The input of a form when it was last open, and how to save the present one. */
export function useSavedInput<Inputs, Name extends keyof Inputs>(
  inputs: SavedInputs<Inputs>,
  name: Name,
): SavedInput<Inputs[Name]> {
  const [saved] = useState(() => inputs.open(name))
  return saved
}

/** Saves the input of a form when it is closed. */
export function useSaveOnClose<Value>(
  form: Parameters<typeof getInput<FormSchema>>[0],
  { save }: SavedInput<Value>,
): void {
  useEffect(() => () => save(getInput(form) as Value), [form, save])
}
