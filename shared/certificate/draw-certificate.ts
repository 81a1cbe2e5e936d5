import type { DrawShape } from './draw-shape.ts'
import { engrave } from './engrave.ts'

/** The engraving of a seed, as a part of a drawing on 1000 × 1000. */
export const drawEngraving = <Drawn>(draw: DrawShape<Drawn>, seed: string): Drawn =>
  draw(
    'g',
    { key: 'engraving', className: 'tw-engraved' },
    // With a length of 1, a style can draw the line from its beginning to its end.
    ...engrave(seed).map((d, key) => draw('path', { key, d, pathLength: 1 })),
  )

/** The engraving of a seed by itself. */
export const drawRosette = <Drawn>(draw: DrawShape<Drawn>, seed: string, className = ''): Drawn =>
  draw(
    'svg',
    { className, viewBox: '0 0 1000 1000', 'aria-hidden': 'true' },
    drawEngraving(draw, seed),
  )

/** How a whole is shared by two, above a scale of tenths. The words beside it say it as well. */
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
