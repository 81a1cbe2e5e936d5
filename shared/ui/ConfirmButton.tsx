import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

/** How long presses are ignored where another button was, in milliseconds: longer than a double click takes. */
export const guardMs = 700

export interface ConfirmButtonProps extends ButtonProps {
  /** What a press confirms, for example a fee: after a change of this text, presses are ignored. */
  confirms?: string | undefined
}

/**
 * A button that sends money, signs, or closes what has just appeared. It often appears where another
 * button was, and then the second press of a double click is meant for that one. So it ignores
 * presses for a moment: when it is new, when it confirms something else, and when it was busy.
 */
export const ConfirmButton = ({ confirms = '', onClick, ...props }: ConfirmButtonProps) => {
  const shown = props.busy ? undefined : confirms
  /** What the person can have seen. */
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSeen(shown), shown === undefined ? 0 : guardMs)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <Button
      {...props}
      aria-disabled={(!props.busy && seen !== shown) || undefined}
      // From the second press of a double click on, `detail` is 2 or more, however slow it is.
      onClick={(event) => {
        if (event.detail < 2) onClick?.(event)
        // Otherwise a button of type `submit` would submit its form.
        else event.preventDefault()
      }}
    />
  )
}
