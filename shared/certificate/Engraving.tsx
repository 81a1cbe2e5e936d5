import { useMemo } from 'react'
import { drawRosette } from './draw-certificate.ts'
import { drawWithReact } from './draw-with-react.ts'

/** The rosette of an order, a contract or a reading; see `engrave`. */
export const Engraving = ({ seed }: { seed: string }) =>
  useMemo(() => drawRosette(drawWithReact, seed), [seed])
