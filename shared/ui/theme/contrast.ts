import type { Meaning } from './tokens.ts'

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const linear = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, as WCAG 2.2 defines it. */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The contrast of two opaque colours, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (more + 0.05) / (less + 0.05)
}

/** `#rrggbb` as a colour. */
export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

export const grounds = ['ground', 'surface', 'raised'] as const satisfies readonly Meaning[]
const words = ['text', 'muted', 'action', 'success', 'warning', 'error', 'info'] as const
const shapes = ['edge', 'action', 'action-hover', 'error'] as const

/** One colour on another, and the least contrast between them. */
export interface Pair {
  readonly front: Meaning
  readonly back: Meaning
  /** 4.5 for text, 3 for a shape, as WCAG 2.2 AA asks. */
  readonly least: 4.5 | 3
}

const onGrounds = (front: Meaning, least: Pair['least']): readonly Pair[] =>
  grounds.map((back) => ({ front, back, least }))

/** The colours that meet on a screen. Our palettes meet each; those of a host are checked. */
export const pairs: readonly Pair[] = [
  ...words.flatMap((word) => onGrounds(word, 4.5)),
  ...(['action', 'action-hover'] as const).map(
    (back) => ({ front: 'on-action', back, least: 4.5 }) as const,
  ),
  ...shapes.flatMap((shape) => onGrounds(shape, 3)),
]
