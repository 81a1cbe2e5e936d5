import { type FormProps, type FormSchema, getInput } from '@formisch/react'
import { useEffect, useState } from 'react'

/** A press of Next while its form is checked; a change of the form makes it void. */
export interface Press {
  readonly isChecking: boolean
  readonly onPress: () => void
}

/** Call it directly after the `useForm` of the form. */
export function usePress<Schema extends FormSchema>(form: FormProps<Schema>['of']): Press {
  const [isPressed, setPressed] = useState(false)
  const input = JSON.stringify(getInput(form))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the input
  useEffect(() => setPressed(false), [input])
  return { isChecking: isPressed && form.isSubmitting, onPress: () => setPressed(true) }
}
