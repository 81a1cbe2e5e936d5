import type { ReactNode } from 'react'

/** The title of a page. It takes the focus when the page is shown, so that readers begin there. */
export const Heading = ({ className, children }: { className?: string; children: ReactNode }) => (
  <h1 tabIndex={-1} className={className}>
    {children}
  </h1>
)
