import { clampChroma, formatHex, type Oklch, oklch } from 'culori'
import { contrast, grounds, rgbOf } from '../../shared/ui/theme/contrast.ts'
import { dark, light, type Palette } from '../../shared/ui/theme/tokens.ts'

interface Palettes {
  readonly dark: Palette
  readonly light: Palette
}

type Hex = `#${string}`

/** A little more than the least contrast: figures are shown rounded down. */
const margin = 0.05

const hexOf = (l: number, c: number, h: number): Hex =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')) as Hex

const colourOf = (hex: string): Oklch => {
  const colour = oklch(hex)
  if (!colour) throw new RangeError(`${hex} is no colour: write #rrggbb`)
  return colour
}

/** The colour with the lightness closest to its own at which it has this contrast to all `backs`. */
function readable(
  { l: start, c, h = 0 }: Oklch,
  backs: readonly Hex[],
  least: number,
  direction: 1 | -1,
): Hex {
  for (let l = start; l > 0 && l < 1; l += direction * 0.005) {
    const hex = hexOf(l, c, h)
    const isReadable = backs.every((back) => contrast(rgbOf(hex), rgbOf(back)) >= least + margin)
    if (isReadable) return hex
  }
  return direction < 0 ? '#000000' : '#ffffff'
}

/** What the grounds of a theme are made from, in lightness and most chroma. */
const scales = {
  light: {
    ground: [0.985, 0.006],
    surface: [1, 0],
    raised: [0.955, 0.01],
    line: [0.895, 0.015],
    edge: [0.72, 0.03],
    text: [0.22, 0.02],
    muted: [0.58, 0.025],
    'on-action': [1, 0],
  },
  dark: {
    ground: [0.16, 0.01],
    surface: [0.19, 0.012],
    raised: [0.225, 0.015],
    line: [0.31, 0.02],
    edge: [0.48, 0.03],
    text: [0.95, 0.012],
    muted: [0.68, 0.02],
    'on-action': [0.17, 0.02],
  },
} as const

function paletteOf(brand: Oklch, theme: 'dark' | 'light'): Palette {
  const direction = theme === 'light' ? -1 : 1
  const { h = 0 } = brand
  const tint = (name: keyof typeof scales.light): Oklch => {
    const [l, chroma] = scales[theme][name]
    return { mode: 'oklch', l, c: Math.min(brand.c, chroma), h }
  }
  const plain = (name: keyof typeof scales.light): Hex => {
    const { l, c } = tint(name)
    return hexOf(l, c, h)
  }
  const own = { ground: plain('ground'), surface: plain('surface'), raised: plain('raised') }
  const backs = grounds.map((ground) => own[ground])
  const word = (colour: Oklch) => readable(colour, backs, 4.5, direction)
  const action = word(brand)
  const { l } = colourOf(action)
  // Under the pointer the action stands out more; black and white cannot.
  const further = l + direction * 0.06
  const hover = further > 0.1 && further < 0.98 ? further : l - direction * 0.12
  const tones = theme === 'light' ? light : dark
  return {
    ...own,
    line: plain('line'),
    edge: readable(tint('edge'), backs, 3, direction),
    text: plain('text'),
    muted: word(tint('muted')),
    action,
    'action-hover': hexOf(hover, brand.c, h),
    'on-action': plain('on-action'),
    success: word(colourOf(tones.success)),
    warning: word(colourOf(tones.warning)),
    error: word(colourOf(tones.error)),
    info: word(colourOf(tones.info)),
  }
}

/**
 * Both palettes from one colour of a brand, `#rrggbb`. Its hue tints grounds and text; its lightness
 * changes until all contrasts of WCAG 2.2 AA hold.
 */
export function palettesOf(hex: string): Palettes {
  const brand = colourOf(hex)
  return { dark: paletteOf(brand, 'dark'), light: paletteOf(brand, 'light') }
}
