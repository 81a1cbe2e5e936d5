import { formatHex, oklch } from 'culori'

/** Pixels of a side: enough to know a colour by. */
const side = 48

async function pixelsOf(file: Blob): Promise<Uint8ClampedArray> {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    image.src = url
    await image.decode()
    const context = new OffscreenCanvas(side, side).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0, side, side)
    return context.getImageData(0, 0, side, side).data
  } finally {
    URL.revokeObjectURL(url)
  }
}

/**
 * The colour that says most of a picture, as `#rrggbb`: of all that is neither clear nor grey, the
 * hue with the most colour in it. Undefined if the picture has no colour, or is none.
 */
export async function logoColour(file: Blob): Promise<string | undefined> {
  const pixels = await pixelsOf(file).catch(() => undefined)
  if (!pixels) return undefined
  const hues = new Map<number, { weight: number; r: number; g: number; b: number }>()
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.slice(at, at + 4)
    const { c, h } = oklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
    if (alpha < 200 || c < 0.04 || h === undefined) continue
    const hue = Math.round(h / 20) % 18
    const sum = hues.get(hue) ?? { weight: 0, r: 0, g: 0, b: 0 }
    hues.set(hue, {
      weight: sum.weight + c,
      r: sum.r + r * c,
      g: sum.g + g * c,
      b: sum.b + b * c,
    })
  }
  const [most] = [...hues.values()].sort((one, other) => other.weight - one.weight)
  if (!most) return undefined
  const share = (sum: number) => sum / most.weight / 255
  return formatHex({ mode: 'rgb', r: share(most.r), g: share(most.g), b: share(most.b) })
}
