import { type FormSchema, getInput } from '@formisch/react'
import { useEffect, useState } from 'react'
import { useActions } from '../context.ts'
import type { Inputs, KeptInput } from './inputs.ts'

/** The input of a form when it was last open, and how to keep the present one. */
export function useKeptInput<Name extends keyof Inputs>(name: Name): KeptInput<Inputs[Name]> {
  const { inputs } = useActions()
  const [kept] = useState(() => inputs.open(name))
  return kept
}

/** Keeps the input of a form when it is closed. */
export function useKeepOnClose<Value>(
  form: Parameters<typeof getInput<FormSchema>>[0],
  { keep }: KeptInput<Value>,
): void {
  useEffect(() => () => keep(getInput(form) as Value), [form, keep])
}
