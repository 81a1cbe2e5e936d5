import type { ComponentProps, MouseEvent } from 'react'
/** Turns while something is under way; as large as the text around it. Silent: say it in words. */
export const Spinner = () => <span className="tw-spinner" aria-hidden="true" />

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once a screen at most. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  /** Under way: stays focusable and keeps its name, swallows clicks and submits. */
  busy?: boolean | undefined
  /** Shown and announced in place of the words while busy. */
  busyLabel?: string | undefined
}

export const Button = ({
  variant = 'secondary',
  busy = false,
  busyLabel,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  const replaced = busy && busyLabel
  return (
    <>
      <button
        type="button"
        className="tw-button"
        data-variant={variant}
        {...rest}
        aria-disabled={busy || undefined}
        onClick={click}
      >
        {busy && <Spinner />}
        <span className={replaced ? 'tw-hidden' : undefined}>{children}</span>
        {replaced && <span aria-hidden="true">{busyLabel}</span>}
      </button>
      {busyLabel !== undefined && (
        <span className="tw-hidden" role="status">
          {replaced}
        </span>
      )}
    </>
  )
}
