import { Phrases } from './Phrases.tsx'

interface UnderstoodProps {
  /** Absent if nothing needs to be said. */
  readonly text: string | undefined
  /** The text can be read in two ways, or a person has to compare it. */
  readonly isUnclear?: boolean | undefined
}

/**
 * What was understood of a typed text, as a hint of its field. Without a text it stays in the
 * document, so that a screen reader announces the next one.
 */
export const Understood = ({ text, isUnclear }: UnderstoodProps) => (
  <div className="tw-understood" role="status" data-unclear={(text && isUnclear) || undefined}>
    {text && <Phrases>{text}</Phrases>}
  </div>
)
