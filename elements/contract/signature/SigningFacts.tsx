import { maskedText } from '../../../shared/ui/recorders/marks.ts'

export interface SigningFactsProps {
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

/** What is signed, and by whom: above the canvas. */
export const SigningFacts = ({ title, rows }: SigningFactsProps) => (
  <div className="tw-sign-facts">
    <p>{title}</p>
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd {...maskedText()}>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
