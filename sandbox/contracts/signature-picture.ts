import { PNG } from 'pngjs'
import { numberAt } from '../../shared/paper/picture/png/bytes.ts'
import { isPng, pngChunks } from '../../shared/paper/picture/png/png.ts'
import { Refusal } from '../core/answer.ts'
import { msg } from '../language/msg.ts'

/** Sides of the picture in pixels. The canvas is 800 wide, and three times that on a sharp screen. */
const minSide = 32
const maxSide = 4096

/**
 * All pixels together: the whole canvas on the sharpest screens, four times as wide. Decoding takes
 * the time of other calls, a twentieth of a second for each million.
 */
const maxPixels = 4_500_000

/** A canvas writes eight bits a sample, not interlaced. */
const canvasDepth = 8
const notInterlaced = 0

/** Whether a pixel differs visibly from the first one; transparent pixels have no colour. */
function hasMark({ data }: PNG): boolean {
  const first = data.subarray(0, 4)
  for (let at = 4; at < data.length; at += 4) {
    const isTransparent = data[at + 3] === 0 && first[3] === 0
    if (!isTransparent && first.compare(data, at, at + 4) !== 0) return true
  }
  return false
}

function decode(bytes: Uint8Array): PNG {
  try {
    return PNG.sync.read(Buffer.from(bytes))
  } catch {
    throw new Refusal('The image of the signature cannot be read.')
  }
}

/**
 * Refuses a file that is not a PNG, and a picture that is broken, blank, too small or too large.
 */
export function checkSignaturePicture(bytes: Uint8Array): void {
  const header = isPng(bytes) ? pngChunks(bytes)?.[0]?.bytes : undefined
  if (!header) throw new Refusal('The signature must be a complete PNG image.')

  // The header is checked first: a small file can unpack to gigabytes.
  const sides = [numberAt(header, 8, 4), numberAt(header, 12, 4)]
  if (!sides.every((side) => side >= minSide && side <= maxSide)) {
    throw new Refusal(`Each side of a signature must be from ${minSide} to ${maxSide} pixels long.`)
  }
  if (sides.reduce((all, side) => all * side) > maxPixels) {
    throw new Refusal(`A signature has at most ${maxPixels / 1e6} million pixels.`)
  }
  const [depth, , , , interlace] = header.subarray(16)
  if (depth !== canvasDepth || interlace !== notInterlaced) {
    throw new Refusal('The signature must be a PNG image as browsers write it.')
  }
  if (!hasMark(decode(bytes))) {
    throw new Refusal(msg('Sign first: the image of the signature is blank.'))
  }
}
