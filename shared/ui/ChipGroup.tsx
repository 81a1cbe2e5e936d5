import { useId } from 'react'

interface ChipGroupProps<Value extends string> {
  /** The group's accessible name, exactly. */
  label: string
  name: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { readonly value: Value; readonly label: string }[]
  /** Hides the label visually, if the options explain themselves. */
  hideLabel?: boolean | undefined
}

/**
 * A choice of one of a few short words, in one line that scrolls. Native radios, so arrow keys work.
 */
export const ChipGroup = <Value extends string>(props: ChipGroupProps<Value>) => {
  const { label, name, value, onChange, options, hideLabel } = props
  const id = useId()
  return (
    <div className="tw-chips" role="radiogroup" aria-labelledby={id}>
      <span id={id} className={hideLabel ? 'tw-hidden' : undefined}>
        {label}
      </span>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
