import { PNG } from 'pngjs'
import { withPngText } from '../../shared/paper/picture/png/png-text.ts'
import { signatureKeyword } from '../../shared/text/legal-text/signature-note.ts'

interface Drawing {
  readonly width?: number
  readonly height?: number
  /** Whether a line crosses the picture; without it the picture is blank. */
  readonly isDrawn?: boolean
  /** The colour of the background: red, green, blue, alpha. */
  readonly ground?: readonly [number, number, number, number]
  /** The line that names the signed text. */
  readonly note?: string
}

/** A picture of a signature, as a canvas would write it. */
export function signaturePng(drawing: Drawing = {}): Uint8Array {
  const { width = 300, height = 112, isDrawn = true, ground = [0, 0, 0, 0], note } = drawing
  const png = new PNG({ width, height })
  for (let at = 0; at < width * height; at++) png.data.set(ground, at * 4)
  for (let x = 4; isDrawn && x < width - 4; x++) {
    png.data.set([10, 20, 30, 255], (Math.floor((x * height) / width) * width + x) * 4)
  }
  const bytes = new Uint8Array(PNG.sync.write(png))
  if (note === undefined) return bytes
  const noted = withPngText(bytes, signatureKeyword, note)
  if (!noted) throw new Error('no PNG')
  return noted
}
