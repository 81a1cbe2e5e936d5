import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import opentype, { type Path } from 'opentype.js'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { dark } from '../../shared/ui/theme/tokens.ts'
import { brand } from '../brand.ts'
import type { StaticPath } from './static-paths.ts'

const { resolve } = createRequire(import.meta.url)

const [width, height] = [1200, 630]
const margin = 88

/** The image shown when a page is shared, and its file below `dist/site`. */
export interface Preview {
  /** The text on the image beside the company's name; empty for the name alone. */
  readonly title: string
  readonly file: string
}

/**
 * The image of a page. The display font has only Latin letters, and a build machine may have no
 * other fonts: pages in other scripts share one image with the company's name.
 */
export const previewFor = (locale: Locale, page: StaticPath, title: string): Preview => {
  if (locale !== 'en' || page.name === 'home') return { title: '', file: 'previews/brand.png' }
  const name = page.path.split('/').at(-1)
  return { title, file: `previews/${name}.png` }
}

/** Path data. The library's own writes some fractions as `NaN`. */
const shapeOf = ({ commands }: Path): string =>
  commands
    .map(({ type, ...points }) => {
      const { x1, y1, x2, y2, x, y } = points as Partial<Record<string, number>>
      return type + [x1, y1, x2, y2, x, y].filter((at) => at !== undefined).join(' ')
    })
    .join('')

/** Returns a function that draws an image in Open Graph's size with a title on it. */
export async function openPreviews(): Promise<(title: string) => Uint8Array> {
  const [wasm, file, hero] = await Promise.all([
    readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')),
    readFile(resolve('@fontsource/cormorant/files/cormorant-latin-500-normal.woff')),
    readFile(new URL('../ornaments/hero.svg', import.meta.url), 'utf8'),
  ])
  await initWasm(wasm)
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))

  /**
   * A line of text as shapes, because the renderer has no fonts; it shrinks to the available width.
   * Glyph by glyph, because the library cannot read the substitutions of this font.
   */
  const words = (text: string, y: number, size: number, room: number, fill: string): string => {
    const glyphs = [...text].map((character) => font.charToGlyph(character))
    let x = 0
    const paths = glyphs.map((glyph, at) => {
      const path = `<path transform="translate(${x} 0)" d="${shapeOf(glyph.getPath(0, 0, font.unitsPerEm))}"/>`
      const next = glyphs[at + 1]
      x += (glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)
      return path
    })
    const scale = Math.min(size / font.unitsPerEm, room / x)
    return `<g transform="translate(${margin} ${y}) scale(${scale})" fill="${fill}">${paths.join('')}</g>`
  }
  const rosette = hero
    .replace('<svg ', `<svg x="560" y="-165" width="960" height="960" `)
    .replaceAll('#000', dark.action)

  const draw = (shapes: string): Uint8Array =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`,
      { fitTo: { mode: 'width', value: width } },
    )
      .render()
      .asPng()

  // The same under every title; its lines take a second to draw.
  const ground = draw(`<rect width="${width}" height="${height}" fill="${dark.ground}"/>
    <g opacity="0.55">${rosette}</g>
    <g transform="translate(${margin} ${margin}) scale(1.6)" fill="none" stroke="${dark.action}">
      <path d="${brand.mark}"/>
    </g>`)
  const image = `data:image/png;base64,${Buffer.from(ground).toString('base64')}`

  return (title) =>
    draw(`<image href="${image}" width="${width}" height="${height}"/>
      ${title ? words(brand.name, 470, 40, 600, dark.muted) : ''}
      ${words(title || brand.name, 548, 84, 760, dark.text)}`)
}
