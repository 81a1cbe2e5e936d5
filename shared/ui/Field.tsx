import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from 'react'
import type { Elements } from './elements.ts'
import { preventSubmitWhileComposing } from './frame/composition.ts'
import { Icon } from './frame/Icon.tsx'
import { errorIcon } from './icons.ts'
import { Phrases } from './Phrases.tsx'
import { hiddenFromRecorders, maskedText } from './recorders/marks.ts'

type ControlElement = HTMLInputElement | HTMLTextAreaElement

/** The props of the control of a field. */
export interface ControlProps extends Omit<ComponentProps<'input'>, 'ref'> {
  ref: (element: ControlElement | null) => void
}

export interface FieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  /** The accessible name, exactly. */
  label: string
  /** The first text. It is in no attribute, which recorders of a page would copy. */
  defaultValue?: string | undefined
  error?: string | undefined
  hint?: ReactNode
  /** Shown after the value, for example USDT; part of the description. */
  unit?: string | undefined
  /** A button inside the field, or beside the label of an amount, for example Max. */
  action?: Elements
  /** `amount` for the main figure of a screen, `mono` for addresses and account numbers. */
  variant?: 'text' | 'amount' | 'mono' | undefined
  /** `TextArea` for one long value that should be fully visible. */
  as?: ComponentType<ControlProps> | undefined
  ref?: Ref<ControlElement> | undefined
}

const Input = (native: ControlProps) => (
  <input onKeyDown={preventSubmitWhileComposing} {...native} />
)

/** A labelled input with hint, unit and error. Takes every attribute of a native input. */
export const Field = ({
  label,
  error,
  hint,
  unit,
  action,
  variant = 'text',
  as: Control = Input,
  ref,
  defaultValue,
  'aria-describedby': describedBy,
  ...native
}: FieldProps) => {
  const ownId = useId()
  const filled = useRef<ControlElement>(null)
  const id = native.id ?? ownId
  const description = [
    describedBy,
    unit && `${ownId}u`,
    error && `${ownId}e`,
    hint && `${ownId}h`,
  ].filter(Boolean)
  const setRef = (element: ControlElement | null) => {
    // Called for each render, too; by then the person has typed.
    if (element && element !== filled.current) {
      filled.current = element
      if (defaultValue) element.value = defaultValue
    }
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }

  const isAmount = variant === 'amount'
  const isLong = isAmount && String(native.value ?? '').length > 12

  return (
    <div className="tw-field" data-variant={variant} data-long={isLong || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="tw-control" part="field">
        <Control
          {...native}
          {...hiddenFromRecorders(native.className)}
          id={id}
          // Otherwise the unit would be part of the name.
          aria-label={unit && label}
          aria-invalid={error ? true : undefined}
          aria-describedby={description.join(' ') || undefined}
          ref={setRef}
        />
        {unit && (
          // A label, so that a click on the unit focuses the field.
          <label className="tw-unit" id={`${ownId}u`} htmlFor={id}>
            {unit}
          </label>
        )}
        {!isAmount && action}
      </div>
      {isAmount && action}
      {error && (
        <p className="tw-error" id={`${ownId}e`} role="alert">
          <Icon d={errorIcon} />
          <span {...maskedText()}>
            <Phrases>{error}</Phrases>
          </span>
        </p>
      )}
      {hint && (
        <div {...maskedText('tw-hint')} id={`${ownId}h`}>
          {hint}
        </div>
      )}
    </div>
  )
}
