import { useMemo } from 'react'
import { drawRosette } from './draw-certificate.ts'
import { drawWithReact } from './draw-with-react.ts'

export interface EngravingProps {
  readonly seed: string
  readonly className?: string
}

/** The rosette of an order, a contract or a net asset value; see `engrave`. */
export function Engraving({ seed, className }: EngravingProps) {
  return useMemo(() => drawRosette(drawWithReact, seed, className), [seed, className])
}
