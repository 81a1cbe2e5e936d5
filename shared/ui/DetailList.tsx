import type { ReactNode } from 'react'

/** Facts, one below the other; holds `Detail`s. */
export const DetailList = ({ children }: { children: ReactNode }) => (
  <dl className="tw-details">{children}</dl>
)
