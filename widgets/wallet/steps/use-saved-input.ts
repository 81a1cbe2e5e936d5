import { type FormSchema, getInput } from '@formisch/react'
import { useEffect, useState } from 'react'
import { useActions } from '../context.ts'
import type { Inputs, SavedInput } from './saved-inputs.ts'

/** The input of a form when it was last open, and how to save the present one. */
export function useSavedInput<Name extends keyof Inputs>(name: Name): SavedInput<Inputs[Name]> {
  const { inputs } = useActions()
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
