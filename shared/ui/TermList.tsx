import { LongText } from './LongText.tsx'
import { maskedText } from './recorders/marks.ts'

interface TermListProps {
  rows: readonly (readonly [label: string, value: string])[]
}

/** A few short facts, side by side if there is room. */
export const TermList = ({ rows }: TermListProps) => (
  <dl className="tw-terms">
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd {...maskedText()}>
          <LongText text={value} />
        </dd>
      </div>
    ))}
  </dl>
)
