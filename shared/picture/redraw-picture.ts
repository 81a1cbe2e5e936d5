import { maxPictureBytes } from '../limits.ts'
import { isFaithful } from './canvas-guard.ts'
import { type Drawable, decodePicture } from './decode-picture.ts'
import { redrawnSize } from './redrawn-size.ts'

type RedrawnPicture =
  | { readonly ok: true; readonly picture: Blob }
  | { readonly ok: false; readonly reason: 'undrawn' | 'withheld' | 'noCanvas' }

/** Shares of the size and qualities, the best first. Print is legible in all of them. */
const attempts = [1, 0.75, 0.5].flatMap((share) =>
  [0.85, 0.7, 0.5].map((quality) => ({ share, quality })),
)

const jpegOf = async (
  { source, ...size }: Drawable,
  { share, quality }: { share: number; quality: number },
): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  const { width, height } = redrawnSize(size, share)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  // A JPEG has no clear pixels.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  // Safari keeps the memory of a canvas that is not emptied.
  canvas.width = 0
  return blob
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
    for (const attempt of attempts) {
      if (!isWanted()) break
      const picture = await jpegOf(original, attempt)
      if (!picture || picture.size > maxPictureBytes) continue
      const redrawn = picture.type === 'image/jpeg' ? await decodePicture(picture) : undefined
      const isTrue = redrawn !== undefined && isFaithful(original, redrawn)
      redrawn?.close()
      return isTrue ? { ok: true, picture } : { ok: false, reason: 'withheld' }
    }
    return { ok: false, reason: 'noCanvas' }
  } catch (cause) {
    const isGuarded = cause instanceof DOMException && cause.name === 'SecurityError'
    return { ok: false, reason: isGuarded ? 'withheld' : 'noCanvas' }
  } finally {
    original.close()
  }
}
