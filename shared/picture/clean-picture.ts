import { readBytes } from './bytes.ts'
import type { PictureType } from './inspect-picture.ts'
import { stripMetadata } from './strip-metadata.ts'

export type CleanedPicture =
  | { readonly ok: true; readonly picture: Blob }
  | { readonly ok: false; readonly reason: 'undecodable' }

/**
 * Whether this browser can draw it. Only its plain no counts, InvalidStateError; where it cannot be
 * asked or fails otherwise, the server has the last word.
 */
const canBeDrawn = async (picture: Blob): Promise<boolean> => {
  if (typeof createImageBitmap !== 'function') return true
  try {
    const bitmap = await createImageBitmap(picture)
    bitmap.close()
    return true
  } catch (error) {
    return !(error instanceof Error && error.name === 'InvalidStateError')
  }
}

/**
 * A picture ready to upload: the same pixels without place and device, the orientation kept. Takes
 * a file that inspectPicture let pass, and its type; gives a nameless Blob of that type.
 * `undecodable`: damaged within, or gone since. Never rejects.
 *
 * Why the bytes are stripped and not redrawn (compressorjs): a redrawn proof loses sharpness and can
 * outgrow 3 MB; and where a browser guards its canvas against fingerprinting, compressorjs hands back
 * the original with its GPS position. Orientation is no reason to redraw: one tag can stay.
 */
export const cleanPicture = async (file: Blob, type: PictureType): Promise<CleanedPicture> => {
  const bytes = await readBytes(file)
  const stripped = bytes && stripMetadata(bytes, type)
  if (stripped === undefined) return { ok: false, reason: 'undecodable' }
  const picture = new Blob([stripped], { type })
  return (await canBeDrawn(picture)) ? { ok: true, picture } : { ok: false, reason: 'undecodable' }
}
