import {
  type ComponentProps,
  type MouseEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { submitForms } from './submit-forms.ts'

/** A turning ring, as large as the text around it. Silent: announce the progress as text. */
export const Spinner = () => <span className="tw-spinner" aria-hidden="true" />

export interface ButtonProps extends ComponentProps<'button'> {
  /** At most one `primary` per screen. `danger` removes something; its colour is in Danger.css. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** In progress: stays focusable and keeps its name, ignores clicks and submits. */
  busy?: boolean | undefined
  /** Shown and announced instead of the content while busy. */
  busyLabel?: string | undefined
}

/** A button; one of type `submit` submits its form in a sandboxed frame, too: see `submitForms`. */
export const Button = ({
  variant = 'secondary',
  busy = false,
  busyLabel,
  children,
  onClick,
  ref,
  ...rest
}: ButtonProps) => {
  const isInactive = busy || rest['aria-disabled'] === true
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isInactive) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  const replaced = busy && busyLabel
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [])
  const isSubmit = rest.type === 'submit'
  useLayoutEffect(() => {
    if (isSubmit && button.current) return submitForms(button.current.getRootNode())
  }, [isSubmit])
  return (
    <>
      <button
        type="button"
        className="tw-button"
        data-variant={variant}
        part={variant === 'primary' ? 'action' : undefined}
        {...rest}
        ref={button}
        aria-disabled={isInactive || undefined}
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
