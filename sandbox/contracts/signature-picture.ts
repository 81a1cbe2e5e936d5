import { joined, numberAt } from '../../shared/picture/bytes.ts'
import { isPng, pngChunks } from '../../shared/picture/png.ts'
import { Refusal } from '../answer.ts'

/** Sides of a signature's picture in pixels; the canvas is 800 wide, on a sharp screen thrice that. */
const smallestSide = 32
const largestSide = 4096

/** Samples of a pixel by colour type (PNG, section 11.2.1). */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const hasAlpha = (colourType: number): boolean => colourType === 4 || colourType === 6

const paeth = (left: number, above: number, corner: number): number => {
  const guess = left + above - corner
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ]
  if (a <= b && a <= c) return left
  return b <= c ? above : corner
}

/** What a filter adds to a byte (PNG, section 9.2). */
const predicted = (filter: number, left: number, above: number, corner: number): number => {
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  return filter === 4 ? paeth(left, above, corner) : 0
}

interface Shape {
  readonly width: number
  readonly height: number
  readonly colourType: number
  readonly samples: number
}

/** Whether a row has anything to see: a pixel that is unlike the first of the picture, and not clear. */
function hasMark(row: Uint8Array, first: Uint8Array, { samples, colourType }: Shape): boolean {
  const alpha = hasAlpha(colourType) ? samples - 1 : undefined
  for (let at = 0; at < row.length; at += samples) {
    if (alpha !== undefined && row[at + alpha] === 0 && first[alpha] === 0) continue
    for (let sample = 0; sample < samples; sample++) {
      if (row[at + sample] !== first[sample]) return true
    }
  }
  return false
}

/**
 * Unpacks a picture and looks whether anything can be seen on it: every pixel is like the first, or
 * clear. It goes row by row as they come, so that a large picture neither fills the memory nor holds
 * up other calls.
 */
async function look(
  packed: Uint8Array<ArrayBuffer>,
  shape: Shape,
): Promise<'broken' | 'blank' | 'drawn'> {
  const { width, height, samples } = shape
  const length = width * samples
  let [above, row] = [new Uint8Array(length), new Uint8Array(length)]
  let first: Uint8Array | undefined
  let filter = 0
  /** In the row; before its first byte stands its filter. */
  let at = -1
  let size = 0
  let isDrawn = false

  const take = (byte: number) => {
    if (at < 0) filter = byte
    else {
      const left = at < samples ? 0 : (row[at - samples] ?? 0)
      const corner = at < samples ? 0 : (above[at - samples] ?? 0)
      row[at] = byte + predicted(filter, left, above[at] ?? 0, corner)
    }
    if (++at < length) return
    first ??= row.slice(0, samples)
    isDrawn = hasMark(row, first, shape)
    ;[above, row] = [row, above]
    at = -1
  }

  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
    for await (const piece of stream) {
      size += piece.length
      if (size > (length + 1) * height) return 'broken'
      for (let next = 0; next < piece.length && !isDrawn; next++) take(piece[next] ?? 0)
    }
  } catch {
    return 'broken'
  }
  if (size < (length + 1) * height) return 'broken'
  return isDrawn ? 'drawn' : 'blank'
}

/**
 * Refuses what is no picture of a signature: no PNG, a broken one, one of an odd size, a blank one.
 * Every canvas writes eight bits a sample, not interlaced; a picture written otherwise is refused.
 */
export async function checkSignaturePicture(bytes: Uint8Array): Promise<void> {
  const chunks = isPng(bytes) ? pngChunks(bytes) : undefined
  const header = chunks?.[0]?.bytes
  if (!chunks || !header) throw new Refusal('The signature must be a whole PNG picture.')

  const width = numberAt(header, 8, 4)
  const height = numberAt(header, 12, 4)
  const isFitting = [width, height].every((side) => side >= smallestSide && side <= largestSide)
  if (!isFitting) {
    throw new Refusal(
      `The sides of a signature are from ${smallestSide} to ${largestSide} pixels long.`,
    )
  }

  const [depth = 0, colourType = 0, , , interlace = 0] = header.subarray(16)
  const samples = samplesOf[colourType]
  if (depth !== 8 || interlace !== 0 || !samples) {
    throw new Refusal('The signature must be a PNG picture as browsers write it.')
  }
  const packed = chunks
    .filter(({ type }) => type === 'IDAT')
    .map((chunk) => chunk.bytes.slice(8, -4))
  const seen = await look(joined(packed), { width, height, colourType, samples })
  if (seen === 'broken') throw new Refusal('The picture of the signature cannot be read.')
  if (seen === 'blank') {
    throw new Refusal('Please sign first: the picture of the signature is blank.')
  }
}
