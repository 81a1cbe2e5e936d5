import type { ReactNode } from 'react'

/** The title of a page. It gets the focus after navigation, so that screen readers start there. */
export const Heading = ({ className, children }: { className?: string; children: ReactNode }) => (
  <h1 tabIndex={-1} className={className}>
    {children}
  </h1>
)
