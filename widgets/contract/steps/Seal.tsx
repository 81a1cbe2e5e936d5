import { createElement, type ReactElement, useId, useMemo } from 'react'
import { type DrawShape, drawSeal } from './copy/draw-seal.ts'

const draw: DrawShape<ReactElement> = (tag, attributes, ...children) =>
  createElement(tag, attributes, ...children)

/** The seal of a signed contract: ornament, whose words are in the receipt as well. */
export const Seal = ({ number, date }: { number: string; date: string }) => {
  const id = useId()
  return useMemo(() => drawSeal(draw, id, { number, date }), [id, number, date])
}
