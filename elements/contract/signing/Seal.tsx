import { useId, useMemo } from 'react'
import { drawWithReact } from '../../../shared/paper/certificate/draw-with-react.ts'
import { drawSeal } from '../copy/draw-seal.ts'

/** The seal of a signed contract: an ornament; the receipt has the same texts. */
export const Seal = ({ number, date }: { number: string; date: string }) => {
  const id = useId()
  return useMemo(() => drawSeal(drawWithReact, id, { number, date }), [id, number, date])
}
