import type { ReactNode } from 'react'
import { InShadowRoot } from '../support/InShadowRoot.tsx'

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: 16,
  maxWidth: 560,
} as const

/** Components of `shared/ui` one below the other, styled as inside an element. */
export const Gallery = ({ children }: { children: ReactNode }) => (
  <InShadowRoot>
    <div style={column}>{children}</div>
  </InShadowRoot>
)
