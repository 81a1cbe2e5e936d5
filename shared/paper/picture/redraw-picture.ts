import { maxPictureBytes } from '../../limits.ts'
import { isFaithful } from './canvas-guard.ts'
import { type Drawable, decodePicture } from './decode-picture.ts'
import { redrawnSize } from './redrawn-size.ts'

type RedrawnPicture =
  | { readonly ok: true; readonly picture: Blob }
  | { readonly ok: false; readonly reason: 'undrawn' | 'withheld' | 'noCanvas' }

/** Shares of the size, and qualities of a JPEG, the best first. Print is legible in all of them. */
const shares = [1, 0.75, 0.5]
const qualities = [0.85, 0.7, 0.5]

/** The picture on a new canvas; undefined if the browser gives none of that size. */
const painted = ({ source, ...size }: Drawable, share: number): HTMLCanvasElement | undefined => {
  const canvas = document.createElement('canvas')
  const { width, height } = redrawnSize(size, share)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // A JPEG has no clear pixels.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

/** A JPEG of a canvas that fits; undefined if none does. `withheld`: it shows something else. */
const jpegOf = async (canvas: HTMLCanvasElement): Promise<Blob | 'withheld' | undefined> => {
  for (const quality of qualities) {
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    )
    if (!jpeg || jpeg.size > maxPictureBytes) continue
    const drawn = jpeg.type === 'image/jpeg' ? await decodePicture(jpeg) : undefined
    const isTrue = drawn && isFaithful(canvas, drawn.source)
    drawn?.close()
    return isTrue ? jpeg : 'withheld'
  }
  return undefined
}

/**
 * Draws a picture anew as a JPEG that fits the limit, upright and without metadata. Never rejects.
 * `undrawn`: this browser draws no picture of the file; `withheld`: the browser guards its canvas;
 * `noCanvas`: the browser has no canvas or too little memory for it.
 *
 * @param isWanted false once another picture was chosen
 */
export async function redrawPicture(file: Blob, isWanted: () => boolean): Promise<RedrawnPicture> {
  const original = await decodePicture(file)
  if (!original) return { ok: false, reason: 'undrawn' }
  try {
    for (const share of shares) {
      const canvas = isWanted() ? painted(original, share) : undefined
      if (!canvas) continue
      const picture = await jpegOf(canvas)
      // Safari keeps the memory of a canvas that is not emptied.
      canvas.width = 0
      if (picture === 'withheld') return { ok: false, reason: 'withheld' }
      if (picture) return { ok: true, picture }
    }
    return { ok: false, reason: 'noCanvas' }
  } catch (cause) {
    const isGuarded = cause instanceof DOMException && cause.name === 'SecurityError'
    return { ok: false, reason: isGuarded ? 'withheld' : 'noCanvas' }
  } finally {
    original.close()
  }
}
