import { type FormSchema, getInput } from '@formisch/react'
import { useEffect, useRef, useState } from 'react'
import type { KeptInput, KeptInputs } from './kept-inputs.ts'

/** The input of a form when it was last open, and how to keep the present one. */
export function useKeptInput<Inputs, Name extends keyof Inputs>(
  inputs: KeptInputs<Inputs>,
  name: Name,
): KeptInput<Inputs[Name]> {
  const [kept] = useState(() => inputs.open(name))
  return kept
}

/** Keeps the input of a form from its first change on. Call it directly after the `useForm` of the form. */
export function useKeepInput<Value>(
  form: Parameters<typeof getInput<FormSchema>>[0],
  { save }: KeptInput<Value>,
): void {
  const value = getInput(form) as Value
  const text = JSON.stringify(value)
  const last = useRef(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the text of the value
  useEffect(() => {
    if (text === last.current) return
    last.current = text
    save(value)
  }, [text, save])
}
