import type { ReactElement } from 'react'
import { useId } from 'react'
import { Icon } from '../../shared/ui/frame/Icon.tsx'
import { toneIcons } from '../../shared/ui/icons.ts'
import { hiddenFromRecorders } from '../../shared/ui/recorders/marks.ts'

/** Attributes that connect a control with its label, error and hint, and hide it from recorders. */
interface ControlProps extends ReturnType<typeof hiddenFromRecorders> {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface EnquiryFieldProps {
  readonly label: string
  /** The error message, if any. */
  readonly error: string | undefined
  /** A hint while typing. */
  readonly hint?: string | undefined
  readonly children: (props: ControlProps) => ReactElement
}

/** A field with its label, error and hint. */
export function EnquiryField({ label, error, hint, children }: EnquiryFieldProps) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        ...hiddenFromRecorders(),
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes || undefined,
      })}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon d={toneIcons.error} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="muted small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
