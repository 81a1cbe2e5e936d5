import { maxPictureBytes } from '../../../shared/limits.ts'
import { readBytes } from '../../../shared/paper/picture/png/bytes.ts'
import { isName } from '../../../shared/person/name/person-name.ts'
import { isSignature } from './ink.ts'
import { decoded, paintImage } from './paint-image.ts'
import { paintName } from './paint-name.ts'
import { drawInk } from './pen.ts'
import { isInkOnClear } from './pixels.ts'
import type { SignatureDraft } from './signature-draft.ts'

/** CSS pixels of a canvas, and how many device pixels one of them is. */
export interface CanvasSize {
  readonly width: number
  readonly height: number
  readonly ratio: number
}

/**
 * `empty`: nothing that is a signature; `unreadable`: a picture that cannot be decoded; `tooLarge`:
 * over the limit of a picture, as chosen or as drawn; `withheld`: the browser guards its canvas and
 * returns a blank; `noCanvas`: the browser gives no canvas, as iOS without free canvas memory.
 */
export type SignatureIssue = 'empty' | 'unreadable' | 'tooLarge' | 'withheld' | 'noCanvas'

type Painted = { readonly ok: true; readonly canvas: HTMLCanvasElement } | Refused
type Refused = { readonly ok: false; readonly reason: SignatureIssue }

type RenderedSignature =
  | {
      readonly ok: true
      readonly png: Uint8Array<ArrayBuffer>
      /** Of the picture, in its own pixels. */
      readonly size: { readonly width: number; readonly height: number }
    }
  | Refused

const refuse = (reason: SignatureIssue): Refused => ({ ok: false, reason })

/** Beyond this a signature gains nothing, and a browser may run out of canvas. */
const highestRatio = 4

const paintOn = async (
  canvas: HTMLCanvasElement,
  draft: SignatureDraft,
  width: number,
  language: string,
): Promise<SignatureIssue | undefined> => {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return 'noCanvas'
  const scale = canvas.width / width
  switch (draft.kind) {
    case 'drawn': {
      if (!isSignature(draft.ink)) return 'empty'
      context.scale(scale, scale)
      drawInk(context, draft.ink, width)
      return undefined
    }
    case 'typed': {
      if (!isName(draft.name)) return 'empty'
      context.scale(scale, scale)
      paintName(context, draft.name.trim(), width, language)
      return undefined
    }
    case 'image': {
      const image = await decoded(draft.file)
      if (!image) return 'unreadable'
      const issue = paintImage(context, image)
      image.close()
      return issue
    }
  }
}

/** Draws a signature onto a new canvas: the preview and the saved picture are the same. */
export async function paintSignature(
  draft: SignatureDraft,
  { width, height, ratio }: CanvasSize,
  language = 'en',
): Promise<Painted> {
  const canvas = document.createElement('canvas')
  const scale = Math.min(ratio, highestRatio)
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const issue = await paintOn(canvas, draft, width, language)
  return issue ? refuse(issue) : { ok: true, canvas }
}

const pngOf = async (canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob ? readBytes(blob) : undefined
}

/** What is wrong with a PNG, read back: a browser may return other pixels than it has drawn. */
const issueOf = async (png: Uint8Array<ArrayBuffer>): Promise<SignatureIssue | undefined> => {
  const image = await decoded(new Blob([png], { type: 'image/png' }))
  const canvas = document.createElement('canvas')
  canvas.width = image?.width ?? 0
  canvas.height = image?.height ?? 0
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!image || !context) return 'noCanvas'
  context.drawImage(image, 0, 0)
  image.close()
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return isInkOnClear(data) ? undefined : 'withheld'
}

/**
 * A signature as a PNG: dark ink on a clear ground, the whole canvas. Never rejects.
 *
 * @param language of the reader; decides on the face of a name in Han characters
 */
export async function renderSignature(
  draft: SignatureDraft,
  size: CanvasSize,
  language?: string,
): Promise<RenderedSignature> {
  try {
    const painted = await paintSignature(draft, size, language)
    if (!painted.ok) return painted
    const { canvas } = painted
    const png = await pngOf(canvas)
    if (!png) return refuse('withheld')
    const issue = await issueOf(png)
    if (issue) return refuse(issue)
    if (png.length <= maxPictureBytes) {
      return { ok: true, png, size: { width: canvas.width, height: canvas.height } }
    }
    // On a dense screen, the grain of a photograph may exceed the limit.
    return size.ratio > 1
      ? renderSignature(draft, { ...size, ratio: 1 }, language)
      : refuse('tooLarge')
  } catch (cause) {
    // The canvas may not be read, or the browser gives none of that size.
    const isGuarded = cause instanceof DOMException && cause.name === 'SecurityError'
    return refuse(isGuarded ? 'withheld' : 'noCanvas')
  }
}
