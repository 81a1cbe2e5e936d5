export interface EnquiryChoiceProps {
  readonly label: string
  /** The subject as it is sent, and as the visitor reads it. */
  readonly options: readonly { readonly topic: string; readonly text: string }[]
}

/** The subject of an enquiry, chosen from a few. */
export const EnquiryChoice = ({
  label,
  options,
  chosen = options[0]?.topic,
  readOnly,
}: EnquiryChoiceProps & { readonly chosen: string | undefined; readonly readOnly: boolean }) => (
  <fieldset className="enquiry-choice">
    <legend>{label}</legend>
    <div>
      {options.map(({ topic, text }) => (
        <label key={topic}>
          <input
            type="radio"
            name="topic"
            value={topic}
            defaultChecked={topic === chosen}
            // HTML has no `readonly` for it, and `disabled` would take the focus.
            onClick={(event) => readOnly && event.preventDefault()}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
