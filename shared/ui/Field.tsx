import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { isComposing, preventSubmitWhileComposing } from './frame/composition.ts'
import { Icon } from './frame/Icon.tsx'
import { tones } from './frame/tones.ts'
import { Phrases } from './Phrases.tsx'
import { pressSubmit } from './submit-forms.ts'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The accessible name, exactly. */
  label: string
  error?: string | undefined
  hint?: ReactNode
  /** Shown after the value, for example USDT; part of the description. */
  unit?: string | undefined
  /** A button inside the field, or beside the label of an amount, for example Max. */
  action?: ReactNode
  /** `amount` for the main figure of a screen, `mono` for addresses and account numbers. */
  variant?: 'text' | 'amount' | 'mono' | undefined
  /** `textarea` for one long value that should be fully visible: it wraps, and Enter still submits. */
  as?: 'input' | 'textarea' | undefined
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined
  /** As given by a form library; the same as `inputRef`. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined
}

const assign = <T,>(ref: Ref<T> | undefined, value: T | null): void => {
  if (typeof ref === 'function') ref(value)
  else if (ref) ref.current = value
}

/** Grows with its text in browsers without `field-sizing: content`. */
const growToFit = (area: HTMLTextAreaElement): void => {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}

const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (!isComposing(event)) pressSubmit(event.currentTarget.form)
}

/** A labelled input with hint, unit and error. Takes every attribute of a native input. */
export const Field = ({
  label,
  error,
  hint,
  unit,
  action,
  variant = 'text',
  as = 'input',
  inputRef,
  ref,
  'aria-describedby': describedBy,
  ...native
}: FieldProps) => {
  const ownId = useId()
  const id = native.id ?? ownId
  const area = useRef<HTMLTextAreaElement>(null)

  // After every render: the value may have changed from outside.
  useLayoutEffect(() => {
    if (area.current) growToFit(area.current)
  })

  const description = [
    describedBy,
    unit && `${ownId}u`,
    error && `${ownId}e`,
    hint && `${ownId}h`,
  ].filter(Boolean)
  const control = {
    ...native,
    id,
    // The unit would be part of the name.
    'aria-label': unit && label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': description.join(' ') || undefined,
  }
  const setRef = (element: HTMLInputElement | HTMLTextAreaElement | null) => {
    assign(inputRef, element)
    assign(ref, element)
  }

  const isAmount = variant === 'amount'
  const isLong = isAmount && String(native.value ?? '').length > 12

  return (
    <div className="tw-field" data-variant={variant} data-long={isLong || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="tw-control">
        {as === 'textarea' ? (
          <textarea
            rows={1}
            onKeyDown={submitOnEnter}
            {...(control as TextareaHTMLAttributes<HTMLTextAreaElement>)}
            ref={(element) => {
              area.current = element
              setRef(element)
            }}
          />
        ) : (
          <input onKeyDown={preventSubmitWhileComposing} {...control} ref={setRef} />
        )}
        {unit && (
          // A click on it reaches the field.
          <label className="tw-unit" id={`${ownId}u`} htmlFor={id}>
            {unit}
          </label>
        )}
        {!isAmount && action}
      </div>
      {isAmount && action}
      {error && (
        <p className="tw-error" id={`${ownId}e`} role="alert">
          <Icon d={tones.error} />
          <span>
            <Phrases>{error}</Phrases>
          </span>
        </p>
      )}
      {hint && (
        <div className="tw-hint" id={`${ownId}h`}>
          {hint}
        </div>
      )}
    </div>
  )
}
