import { type FormProps, type FormSchema, getInput } from '@formisch/react'
import { useEffect, useRef, useState } from 'react'
import { useActions } from '../model/context.ts'

/** A press of Next while its form is checked; a change of the form makes it void. */
export interface Press {
  readonly isChecking: boolean
  readonly onPress: () => void
  /** Whether the form is still where it was pressed: neither left nor taken off the page since. */
  isValid(form: EventTarget): boolean
}

/** Call it directly after the `useForm` of the form. */
export function usePress<Schema extends FormSchema>(form: FormProps<Schema>['of']): Press {
  const { submission } = useActions()
  const [isPressed, setPressed] = useState(false)
  const isVoid = useRef((): boolean => false)
  const input = JSON.stringify(getInput(form))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the input
  useEffect(() => setPressed(false), [input])
  return {
    isChecking: isPressed && form.isSubmitting,
    onPress() {
      isVoid.current = submission.press()
      setPressed(true)
    },
    isValid: (target) => target instanceof Element && target.isConnected && !isVoid.current(),
  }
}
