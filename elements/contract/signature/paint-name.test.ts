import { expect, test } from 'vitest'
import { paintName } from './paint-name.ts'

/** What is written on a canvas of 800 pixels whose letters are half as wide as high. */
const written = (name: string) => {
  const lines: { text: string; size: number; y: number }[] = []
  const context = {
    font: '',
    measureText: (text: string) => ({ width: 0.5 * sizeOf(context.font) * text.length }),
    fillText: (text: string, _x: number, y: number) =>
      lines.push({ text, size: sizeOf(context.font), y }),
  }
  paintName(context as unknown as CanvasRenderingContext2D, name, 800, 'en')
  return lines
}
const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1])

/** The letters on a phone of 360 pixels. */
const onPhone = (size: number) => (size * 360) / 800

test('a short name has one line, as large as fits', () => {
  expect(written('Ann')).toEqual([{ text: 'Ann', size: expect.closeTo(112), y: 216 }])
  const [line] = written('María Fernanda González')
  expect(line?.size).toBeCloseTo(608 / (0.5 * 23))
})

test.each<[string, readonly string[]]>([
  [
    'Maria Fernanda Gonzalez de la Cruz y Rodriguez',
    ['Maria Fernanda Gonzalez', 'de la Cruz y Rodriguez'],
  ],
  ['A'.repeat(80), ['A'.repeat(27), 'A'.repeat(27), 'A'.repeat(26)]],
  [
    `${'word '.repeat(15)}name`,
    ['word word word word word', 'word word word word word word', 'word word word word name'],
  ],
])('a long name has lines that can be read on a phone: %s', (name, texts) => {
  const lines = written(name)
  expect(lines.map(({ text }) => text)).toEqual(texts)
  for (const { size } of lines) expect(onPhone(size)).toBeGreaterThan(12)
  // The last one is on the signing line, and the first one on the canvas.
  expect(lines.at(-1)?.y).toBe(216)
  const [first] = lines
  expect((first?.y ?? 0) - (first?.size ?? 0)).toBeGreaterThan(0)
})

test('a mark stays with its letter', () => {
  for (const { text } of written('ä'.normalize('NFD').repeat(40))) expect(text).toMatch(/^a/)
})
