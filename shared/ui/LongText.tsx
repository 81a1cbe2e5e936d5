import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Longer than any text of ours: what a server may send, a page of HTML say, and no screen can hold. */
const longest = 300

/** A text that begins with a few lines, and shows all of it, to be scrolled in its place, on request. */
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

/** Words of any length: what is long is clamped. */
export const LongText = ({ text }: { text: string }) =>
  text.length > longest ? <Clamped text={text} /> : text

/** A paragraph for each line; a long text is one clamped paragraph. */
export const LongLines = ({ lines }: { lines: readonly string[] }) => {
  const text = lines.join('\n')
  return text.length > longest ? (
    <div className="tw-lines">
      <Clamped text={text} />
    </div>
  ) : (
    lines.map((line) => <p key={line}>{line}</p>)
  )
}
