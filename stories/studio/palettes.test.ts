import { formatHex } from 'culori'
import { expect, test } from 'vitest'
import { contrast, pairs, rgbOf } from '../../shared/ui/theme/contrast.ts'
import type { Palette } from '../../shared/ui/theme/tokens.ts'
import { palettesOf } from './palettes.ts'

const tooLowIn = (palette: Palette) =>
  pairs
    .filter(
      ({ front, back, least }) => contrast(rgbOf(palette[front]), rgbOf(palette[back])) < least,
    )
    .map(({ front, back }) => `${front} on ${back}`)

const some = [0, 0.2, 0.5, 0.8, 1].flatMap((s) =>
  [0, 0.1, 0.35, 0.5, 0.75, 0.95, 1].flatMap((l) =>
    [0, 45, 60, 120, 180, 240, 300].map((h) => formatHex({ mode: 'hsl', h, s, l })),
  ),
)

test('Every colour of a brand gives two palettes in which all text and shapes can be seen', () => {
  const faults = some.flatMap((colour) => {
    const { dark, light } = palettesOf(colour)
    return [...tooLowIn(dark), ...tooLowIn(light)].map((pair) => `${colour}: ${pair}`)
  })
  expect(faults).toEqual([])
})

test('A colour that can be read in a theme stays as it is', () => {
  expect(palettesOf('#0b5cad').light.action).toBe('#0b5cad')
  expect(palettesOf('#7db8f5').dark.action).toBe('#7db8f5')
})

test('The action under the pointer is another colour', () => {
  for (const colour of some) {
    const { dark, light } = palettesOf(colour)
    expect(dark['action-hover'], colour).not.toBe(dark.action)
    expect(light['action-hover'], colour).not.toBe(light.action)
  }
})

test('What is no colour is refused', () => {
  expect(() => palettesOf('gold?')).toThrow('#rrggbb')
})
