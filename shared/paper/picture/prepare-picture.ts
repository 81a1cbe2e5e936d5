import { maxChosenPictureMegabytes, maxPictureBytes, maxPicturePixels } from '../../limits.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'
import { picturePixels } from './picture-pixels.ts'
import { readBytes } from './png/bytes.ts'
import { redrawPicture } from './redraw-picture.ts'
import { type PictureType, stripMetadata } from './strip-metadata.ts'

/**
 * Why a file cannot be used as a picture. `heic`, `avif`, `tiff`: a kind that this browser does not
 * draw; `svg`, `pdf`: a kind that is not accepted; `other`: nothing that this browser draws;
 * `damaged`: cut off or broken, or the file is gone; `tooManyPixels`: for this device; `withheld`,
 * `noCanvas`: it must be redrawn, and the browser guards its canvas or gives none.
 */
export type PictureIssue =
  | 'empty'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'damaged'
  | 'withheld'
  | 'noCanvas'
  | 'heic'
  | 'avif'
  | 'tiff'
  | 'svg'
  | 'pdf'
  | 'other'

/** What was done to a picture: nothing that is seen; made smaller; drawn anew as a JPEG. */
export type PictureChange = 'none' | 'smaller' | 'redrawn'

type PreparedPicture =
  | { readonly ok: true; readonly picture: Blob; readonly change: PictureChange }
  | { readonly ok: false; readonly reason: PictureIssue }

const refuse = (reason: PictureIssue): PreparedPicture => ({ ok: false, reason })

/** Enough of a file to know its kind and size, and to see that it is no picture at all. */
const headBytes = 1024 * 1024
/** Larger files are redrawn at once: no picture of this size fits without its metadata. */
const maxStrippedBytes = 32 * 1024 * 1024
/** With more pixels, a device may have run out of memory where a decoder fails. */
const manyPixels = 50_000_000

const types: Partial<Record<PictureKind, PictureType>> = { jpeg: 'image/jpeg', png: 'image/png' }

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

/** A JPEG or PNG without its metadata, pixel by pixel as it was; undefined if it must be redrawn. */
const stripped = async (file: Blob, type: PictureType | undefined): Promise<Blob | undefined> => {
  if (!type || file.size > maxStrippedBytes) return undefined
  const bytes = await readBytes(file)
  const clean = bytes && stripMetadata(bytes, type)
  if (!clean || clean.length > maxPictureBytes) return undefined
  const picture = new Blob([clean], { type })
  return (await canBeDrawn(picture)) ? picture : undefined
}

/** Why a file that this browser does not draw is refused. */
const undrawn = (kind: PictureKind, pixels: number): PictureIssue => {
  if (pixels > manyPixels) return 'tooManyPixels'
  switch (kind) {
    case 'jpeg':
    case 'png':
    case 'gif':
    case 'bmp':
    case 'webp':
      return 'damaged'
    default:
      return kind
  }
}

/**
 * A chosen file as a picture to upload: a nameless JPEG or PNG within the limit, without place and
 * device, upright. Decides by content: name and type of the file are ignored. Never rejects.
 *
 * The metadata of a JPEG or PNG that fits is cut out, because redrawing costs sharpness. Anything
 * else that this browser draws is redrawn: a photo over the limit, another format, a file without its
 * end.
 *
 * @param isWanted false once another file was chosen, so that no more work is done
 */
export async function preparePicture(
  file: Blob,
  isWanted: () => boolean = () => true,
): Promise<PreparedPicture> {
  if (file.size === 0) return refuse('empty')
  const head = await readBytes(file.slice(0, headBytes))
  if (!head) return refuse('damaged')
  const kind = pictureKind(head)
  if (kind === 'svg' || kind === 'pdf') return refuse(kind)
  if (file.size > maxChosenPictureMegabytes * 1024 * 1024) return refuse('tooLarge')
  const pixels = picturePixels(head) ?? 0
  if (pixels > maxPicturePixels) return refuse('tooManyPixels')
  const picture = await stripped(file, types[kind])
  if (picture) return { ok: true, picture, change: 'none' }
  const redrawn = await redrawPicture(file, isWanted)
  if (redrawn.ok) {
    const change = file.size > maxPictureBytes ? 'smaller' : 'redrawn'
    return { ok: true, picture: redrawn.picture, change }
  }
  return refuse(redrawn.reason === 'undrawn' ? undrawn(kind, pixels) : redrawn.reason)
}
