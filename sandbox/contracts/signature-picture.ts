import { joined, numberAt } from '../../shared/picture/bytes.ts'
import { isPng, pngChunks } from '../../shared/picture/png.ts'
import { Refusal } from '../answer.ts'

/** Sides of a signature's picture in pixels; the canvas is 800 wide, on a sharp screen thrice that. */
const smallestSide = 32
const largestSide = 4096

/** Samples of a pixel by colour type (PNG, section 11.2.1). */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const hasAlpha = (colourType: number): boolean => colourType === 4 || colourType === 6

/** The unpacked rows, each with its filter in front; never more than they can be. */
async function unpack(
  packed: Uint8Array<ArrayBuffer>,
  size: number,
): Promise<Uint8Array | undefined> {
  const rows = new Uint8Array(size)
  let at = 0
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
    for await (const piece of stream) {
      if (at + piece.length > size) return undefined
      rows.set(piece, at)
      at += piece.length
    }
  } catch {
    return undefined
  }
  return at === size ? rows : undefined
}

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

/** The bytes of all pixels, without filters. */
function unfilter(rows: Uint8Array, width: number, height: number, samples: number): Uint8Array {
  const length = width * samples
  const pixels = new Uint8Array(length * height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (length + 1)] ?? 0
    for (let x = 0; x < length; x++) {
      const at = y * length + x
      const left = x < samples ? 0 : (pixels[at - samples] ?? 0)
      const above = y === 0 ? 0 : (pixels[at - length] ?? 0)
      const corner = x < samples || y === 0 ? 0 : (pixels[at - length - samples] ?? 0)
      const raw = rows[y * (length + 1) + 1 + x] ?? 0
      pixels[at] = raw + predicted(filter, left, above, corner)
    }
  }
  return pixels
}

/** Whether nothing can be seen: every pixel is like the first, or clear. */
function isBlank(pixels: Uint8Array, samples: number, alpha: boolean): boolean {
  for (let at = 0; at < pixels.length; at += samples) {
    if (alpha && pixels[at + samples - 1] === 0 && pixels[samples - 1] === 0) continue
    for (let sample = 0; sample < samples; sample++) {
      if (pixels[at + sample] !== pixels[sample]) return false
    }
  }
  return true
}

/**
 * Refuses what is no picture of a signature: no PNG, a broken one, one of an odd size, a blank one.
 * Pixels are looked at where they are written as every canvas writes them: eight bits, not interlaced.
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
  if (depth !== 8 || interlace !== 0 || !samples) return
  const packed = chunks
    .filter(({ type }) => type === 'IDAT')
    .map((chunk) => chunk.bytes.slice(8, -4))
  const rows = await unpack(joined(packed), (width * samples + 1) * height)
  if (!rows) throw new Refusal('The picture of the signature cannot be read.')
  if (isBlank(unfilter(rows, width, height, samples), samples, hasAlpha(colourType))) {
    throw new Refusal('Please sign first: the picture of the signature is blank.')
  }
}
