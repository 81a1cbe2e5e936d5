import type { ReactNode } from 'react'

export interface SummaryProps {
  rows: readonly { label: string; value: ReactNode; strong?: boolean | undefined }[]
}

/** What will happen, figure by figure, before the last tap. */
export const Summary = ({ rows }: SummaryProps) => (
  <dl className="tw-summary">
    {rows.map(({ label, value, strong }) => (
      <div key={label} data-strong={strong}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
