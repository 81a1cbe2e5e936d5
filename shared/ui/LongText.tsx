import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Phrases } from './Phrases.tsx'

/** In characters. Our own texts are shorter; a server may send more, for example a page of HTML. */
const maxLength = 300

/** Shows the first lines, and on request the whole text in a scrollable box. */
const Clamped = ({ text }: { text: string }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className="tw-long" data-open={isOpen || undefined} tabIndex={isOpen ? 0 : undefined}>
        {text}
      </span>
      <button
        type="button"
        className="tw-button"
        data-variant="quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t`Show less` : t`Show all`}
      </button>
    </>
  )
}

/** A text of any length; a long one is clamped. */
export const LongText = ({ text }: { text: string }) =>
  text.length > maxLength ? <Clamped text={text} /> : <Phrases>{text}</Phrases>

/** A paragraph for each line; a long text is one clamped paragraph. */
export const LongLines = ({ lines }: { lines: readonly string[] }) => {
  const text = lines.join('\n')
  return text.length > maxLength ? (
    <div className="tw-lines">
      <Clamped text={text} />
    </div>
  ) : (
    lines.map((line) => (
      <p key={line}>
        <Phrases>{line}</Phrases>
      </p>
    ))
  )
}
