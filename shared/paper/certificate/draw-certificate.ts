import type { DrawShape } from './draw-shape.ts'
import { engrave } from './engrave.ts'

/** The engraving of a seed, as a group in a 1000 × 1000 view box. */
export const drawEngraving = <Drawn>(draw: DrawShape<Drawn>, seed: string): Drawn =>
  draw(
    'g',
    { key: 'engraving', className: 'tw-engraved' },
    // With a `pathLength` of 1, CSS can animate the line from start to end.
    ...engrave(seed).map((d, key) => draw('path', { key, d, pathLength: 1 })),
  )

/** The engraving of a seed as an SVG image of its own. */
export const drawRosette = <Drawn>(draw: DrawShape<Drawn>, seed: string, className = ''): Drawn =>
  draw(
    'svg',
    { className, viewBox: '0 0 1000 1000', 'aria-hidden': 'true' },
    drawEngraving(draw, seed),
  )

/** A bar of two parts of a whole, above a scale of tenths. The text beside it says the same. */
export function drawShares<Drawn>(draw: DrawShape<Drawn>, first: number): Drawn {
  const at = Math.round(first * 1000)
  const tenths = Array.from({ length: 11 }, (_, n) => `M${n * 100} 14V${n % 5 === 0 ? 24 : 20}`)
  return draw(
    'svg',
    {
      className: 'tw-shares',
      viewBox: '0 0 1000 24',
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    },
    draw('rect', { key: 'first', width: at, height: 10 }),
    draw('rect', { key: 'second', x: at, width: 1000 - at, height: 10 }),
    draw('path', { key: 'scale', d: tenths.join('') }),
  )
}
