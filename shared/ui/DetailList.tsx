import type { ReactNode } from 'react'
import { maskedText } from './recorders/marks.ts'

/** Facts, one below the other; its children are `Detail`s. */
export const DetailList = ({ children }: { children: ReactNode }) => <dl>{children}</dl>

interface DetailProps {
  label: string
  /** Shown in full; it wraps. */
  value: ReactNode
  /** For account numbers and codes. */
  mono?: boolean | undefined
  /** A button beside the value, for example a CopyButton. */
  action?: ReactNode
}

/** A row of a `DetailList`. */
export const Detail = ({ label, value, mono, action }: DetailProps) => (
  <div className="tw-detail">
    <dt>{label}</dt>
    {/* The same face in every language: a browser has a monospace for each. */}
    <dd
      {...maskedText()}
      data-mono={mono}
      lang={mono && typeof value === 'string' ? 'en' : undefined}
      translate={mono ? 'no' : undefined}
    >
      {value}
    </dd>
    {action && <dd>{action}</dd>}
  </div>
)
