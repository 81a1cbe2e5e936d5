import { type ReactNode, type Ref, useId } from 'react'
import { Icon } from './frame/Icon.tsx'
import { toneIcons } from './icons.ts'

interface CheckboxProps {
  /** The accessible name, exactly. */
  label: ReactNode
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  'aria-describedby'?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A consent: one native checkbox with its label and its error. */
export const Checkbox = (props: CheckboxProps) => {
  const { label, name, checked, onChange, error, ref, 'aria-describedby': described } = props
  const id = useId()
  return (
    <div className="tw-check">
      <label>
        <input
          ref={ref}
          type="checkbox"
          name={name}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && id, described].filter(Boolean).join(' ') || undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="tw-error" id={id} role="alert">
          <Icon d={toneIcons.error} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
