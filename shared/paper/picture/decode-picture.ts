import { isWhole } from './is-whole.ts'

/** A picture that can be drawn on a canvas, turned upright. */
export interface Drawable {
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
  /** Frees its memory. */
  close(): void
}

/** Decodes beside the page's thread. Refuses a picture that is cut off, in every browser. */
const asBitmap = async (file: Blob): Promise<Drawable> => {
  if (!(await isWhole(file))) throw new Error('cut off')
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = bitmap
  return { source: bitmap, width, height, close: () => bitmap.close() }
}

/**
 * What an `<img>` shows: also pictures without their end. Without a type no browser takes a file for
 * SVG, which could load other files.
 */
const asImage = (file: Blob): Promise<Drawable> =>
  new Promise((resolve, reject) => {
    const url = URL.createObjectURL(file.slice(0, file.size, ''))
    const image = new Image()
    const close = () => URL.revokeObjectURL(url)
    image.onerror = () => {
      close()
      reject(new Error('not drawn'))
    }
    image.onload = () =>
      resolve({ source: image, width: image.naturalWidth, height: image.naturalHeight, close })
    image.src = url
  })

/** Pixels of each side of the sample. */
const sampleSide = 32

/** Whether most of a picture is there. The lines after a cut are clear, or black. */
const isMostlyThere = ({ source }: Drawable): boolean => {
  const canvas = document.createElement('canvas')
  canvas.width = sampleSide
  canvas.height = sampleSide
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  context.drawImage(source, 0, 0, sampleSide, sampleSide)
  const { data } = context.getImageData(0, 0, sampleSide, sampleSide)
  const isEmpty = (line: number) => {
    const from = line * sampleSide * 4
    for (let at = from; at < from + sampleSide * 4; at += 4) {
      const isBlack = !data[at] && !data[at + 1] && !data[at + 2]
      if (data[at + 3] !== 0 && !isBlack) return false
    }
    return true
  }
  return Array.from({ length: sampleSide / 2 }, (_, line) => line + sampleSide / 2).some(
    (line) => !isEmpty(line),
  )
}

/**
 * A picture as this browser draws it. Undefined if it draws none, or less than half of one that is
 * cut off. Never rejects.
 */
export const decodePicture = async (file: Blob): Promise<Drawable | undefined> => {
  try {
    return await asBitmap(file)
  } catch {
    // A picture that is cut off, or a browser that cannot decode like this.
  }
  try {
    const image = await asImage(file)
    if (image.width > 0 && image.height > 0 && isMostlyThere(image)) return image
    image.close()
  } catch {
    // No picture, or a canvas that may not be read.
  }
  return undefined
}
