import type { ReactNode } from 'react'
import { maskedText } from './recorders/marks.ts'

interface SummaryProps {
  rows: readonly { label: string; value: ReactNode; strong?: boolean | undefined }[]
  /** For figures that belong together: what leaves, the fee, what arrives. */
  isBoxed?: boolean
}

/** The figures of a transfer before it is confirmed. */
export const Summary = ({ rows, isBoxed = false }: SummaryProps) => (
  <dl className="tw-summary" data-boxed={isBoxed || undefined}>
    {rows.map(({ label, value, strong }) => (
      <div key={label} data-strong={strong}>
        <dt>{label}</dt>
        <dd {...maskedText()}>{value}</dd>
      </div>
    ))}
  </dl>
)
