import type { ReactNode } from 'react'

export interface DetailProps {
  label: string
  /** Shown whole; it wraps. */
  value: ReactNode
  /** For account numbers and codes. */
  mono?: boolean | undefined
  /** A button beside the value, say a CopyButton. */
  action?: ReactNode
}

/** A row of a `DetailList`. */
export const Detail = ({ label, value, mono, action }: DetailProps) => (
  <div className="tw-detail">
    <dt>{label}</dt>
    <dd data-mono={mono}>{value}</dd>
    {action && <dd>{action}</dd>}
  </div>
)
