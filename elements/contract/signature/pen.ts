import { signatureLineWidth } from '../../../shared/limits.ts'
import { type Ink, type InkPoint, scaledTo } from './ink.ts'
import { inkColour } from './ink-colour.ts'

/**
 * Draws a smooth stroke as wide as the line of a signature. Not with the curves of signature_pad
 * 5.1.4, which swaps the two control points, so that quick strokes have corners, and ends at the
 * last point but one, so that a flourish loses its end.
 */
export function drawStroke(
  context: CanvasRenderingContext2D,
  stroke: readonly Pick<InkPoint, 'x' | 'y'>[],
): void {
  const [first] = stroke
  const last = stroke.at(-1)
  if (!first || !last) return
  context.beginPath()
  if (stroke.length === 1) {
    context.arc(first.x, first.y, signatureLineWidth / 2, 0, 2 * Math.PI)
    context.fillStyle = inkColour
    context.fill()
    return
  }
  context.moveTo(first.x, first.y)
  // From the middle of one piece to the middle of the next, bent towards the point between.
  for (const [at, point] of stroke.entries()) {
    const next = stroke[at + 1]
    if (at === 0 || !next) continue
    context.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2)
  }
  context.lineTo(last.x, last.y)
  context.lineWidth = signatureLineWidth
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = inkColour
  context.stroke()
}

/** Draws ink onto a canvas of that many CSS pixels. */
export function drawInk(context: CanvasRenderingContext2D, ink: Ink, width: number): void {
  for (const stroke of scaledTo(ink, width).strokes) drawStroke(context, stroke)
}
