import { drawEngraving } from '../../../shared/paper/certificate/draw-certificate.ts'
import type { DrawShape } from '../../../shared/paper/certificate/draw-shape.ts'

/** How many letters half of the ring holds at the largest size; up to twice as many fit closer. */
const letters = 26
const halfRing = 1140

/** Length in Latin letters; a Chinese, Japanese or Korean letter is as wide as one and a half. */
const lengthOf = (words: string): number =>
  words.length + (words.match(/[\u2e80-\uffef]/g)?.length ?? 0) / 2

/** A round seal on 1000 × 1000: the contract's engraving, and its number and date on the ring around it. */
export function drawSeal<Drawn>(
  draw: DrawShape<Drawn>,
  id: string,
  { number, date }: { readonly number: string; readonly date: string },
): Drawn {
  const ring = (r: number) => draw('circle', { key: r, cx: 500, cy: 500, r })
  /** Text along half of the ring, above or below; both run from left to right. */
  const arc = (place: 'above' | 'below', words: string) => {
    const [r, sweep] = place === 'above' ? [384, 1] : [436, 0]
    const d = `M${500 - r} 500A${r} ${r} 0 0 ${sweep} ${500 + r} 500`
    const path = `${id}-${place}`
    const tight = lengthOf(words) > letters && {
      textLength: halfRing,
      lengthAdjust: 'spacingAndGlyphs',
    }
    return draw(
      'g',
      { key: place },
      draw('path', { key: 1, id: path, d, stroke: 'none' }),
      draw(
        'text',
        { key: 2, stroke: 'none', ...tight },
        draw('textPath', { key: 1, href: `#${path}`, startOffset: '50%', ...tight }, words),
      ),
    )
  }
  return draw(
    'svg',
    { key: 1, viewBox: '0 0 1000 1000', 'aria-hidden': 'true' },
    ...[492, 472, 352].map(ring),
    draw(
      'g',
      { key: 'inside', transform: 'translate(165 165) scale(.67)' },
      drawEngraving(draw, number),
    ),
    // A number too long for the ring is only in the receipt.
    ...(number && lengthOf(number) <= 2 * letters ? [arc('above', number)] : []),
    ...(date ? [arc('below', date)] : []),
  )
}
