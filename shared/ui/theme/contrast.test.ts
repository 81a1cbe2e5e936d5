import { describe, expect, test } from 'vitest'
import type { Meaning } from './tokens.ts'
import { dark, light } from './tokens.ts'

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** WCAG 2.2 relative luminance of `#rrggbb`. */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const grounds: Meaning[] = ['ground', 'surface', 'raised']
const words: Meaning[] = ['text', 'muted', 'action', 'success', 'warning', 'error', 'info']
const shapes: Meaning[] = ['edge', 'action', 'action-hover', 'error']

test('the contrast of black on white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('in the %s theme', (_, palette) => {
  test.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    'text in %s is readable on %s',
    (word, ground) => {
      expect(contrast(palette[word], palette[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['action', 'action-hover'] as const)('the text on %s is readable', (action) => {
    expect(contrast(palette['on-action'], palette[action])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapes.flatMap((shape) => grounds.map((ground) => [shape, ground] as const)))(
    'a shape in %s is visible on %s',
    (shape, ground) => {
      expect(contrast(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3)
    },
  )
})
