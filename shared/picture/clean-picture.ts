import type { PictureType } from './inspect-picture.ts'
import { readBytes } from './png/bytes.ts'
import { stripMetadata } from './strip-metadata.ts'

type CleanedPicture =
  | { readonly ok: true; readonly picture: Blob }
  | { readonly ok: false; readonly reason: 'undecodable' }

/**
 * Whether this browser can draw the picture. Only an InvalidStateError counts as no; if the browser
 * cannot check or fails otherwise, the server decides.
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
 * a file that `inspectPicture` accepted, and its type; returns a nameless Blob of that type.
 * `undecodable`: the picture is damaged inside, or the file is gone. Never rejects.
 *
 * The bytes are stripped and not redrawn (compressorjs): a redrawn proof loses sharpness and can
 * exceed 3 MB, and if a browser protects its canvas against fingerprinting, compressorjs returns
 * the original with its GPS position. Orientation is no reason to redraw: its tag is kept.
 */
export const cleanPicture = async (file: Blob, type: PictureType): Promise<CleanedPicture> => {
  const bytes = await readBytes(file)
  const stripped = bytes && stripMetadata(bytes, type)
  if (stripped === undefined) return { ok: false, reason: 'undecodable' }
  const picture = new Blob([stripped], { type })
  return (await canBeDrawn(picture)) ? { ok: true, picture } : { ok: false, reason: 'undecodable' }
}
