import { type ReactNode, useId } from 'react'

interface RadioOption<Value extends string = string> {
  value: Value
  /** The radio's accessible name, exactly. */
  label: string
  description?: string | undefined
  /** URL of a picture; hidden if it cannot be loaded. */
  icon?: string | undefined
  /** Facts below the name, for example `Columns`; part of the description. */
  detail?: ReactNode
  /** It cannot be chosen, but stays reachable by keyboard, so that the reason in `detail` is read. */
  disabled?: boolean | undefined
}

interface RadioGroupProps<Value extends string> {
  /** The group's accessible name, exactly. */
  label: string
  name: string
  value: Value | undefined
  onChange: (value: Value) => void
  options: readonly RadioOption<Value>[]
  /** If the title already shows the label. */
  hideLabel?: boolean | undefined
  error?: string | undefined
}

/** A choice of one of a few visible options. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { label, name, value, onChange, options, hideLabel, error } = props
  const id = useId()
  return (
    <fieldset
      className="tw-radios"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={error && `${id}e`}
    >
      <legend id={id} className={hideLabel ? 'tw-hidden' : undefined}>
        {label}
      </legend>
      {options.map((option, at) => {
        const own = `${id}${at}`
        const described = [option.description && `${own}d`, option.detail && `${own}f`]
        return (
          <label key={option.value} className="tw-radio">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-disabled={option.disabled || undefined}
              onChange={() => option.disabled || onChange(option.value)}
              aria-labelledby={own}
              aria-describedby={described.filter(Boolean).join(' ') || undefined}
            />
            {option.icon && (
              <img
                key={option.icon}
                src={option.icon}
                alt=""
                width={32}
                height={32}
                onError={({ currentTarget }) => {
                  currentTarget.hidden = true
                }}
              />
            )}
            <span>
              <span id={own}>{option.label}</span>
              {option.description && <small id={`${own}d`}>{option.description}</small>}
            </span>
            {option.detail && <small id={`${own}f`}>{option.detail}</small>}
          </label>
        )
      })}
      {error && (
        <p className="tw-error" id={`${id}e`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
