import type { ReactNode } from 'react'
import { ShadowStage } from '../support/ShadowStage.tsx'

const column = { display: 'grid', gap: 24, padding: 16, maxWidth: 560 } as const

/** Parts of the kit one below the other, styled as inside an element. */
export const Gallery = ({ children }: { children: ReactNode }) => (
  <ShadowStage>
    <div style={column}>{children}</div>
  </ShadowStage>
)
