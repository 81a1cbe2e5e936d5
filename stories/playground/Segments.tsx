import { useId } from 'react'
import './Segments.css'

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly Value[]
  readonly words?: Partial<Record<Value, string>>
  readonly onChange: (value: Value) => void
}

/** A segmented control: radio buttons side by side. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>) => {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend>{props.label}</legend>
      <div>
        {props.options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === props.value}
              onChange={() => props.onChange(option)}
            />
            <span>{props.words?.[option] ?? option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
