import type { ComponentProps, MouseEvent } from 'react'
/** A turning ring, as large as the text around it. Silent: announce the progress as text. */
export const Spinner = () => <span className="tw-spinner" aria-hidden="true" />

export interface ButtonProps extends ComponentProps<'button'> {
  /** At most one `primary` per screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  /** In progress: stays focusable and keeps its name, ignores clicks and submits. */
  busy?: boolean | undefined
  /** Shown and announced instead of the content while busy. */
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
