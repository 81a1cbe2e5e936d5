import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The features that a browser applies by default, and the figures that the style sheets use. */
const keepFeatures = [
  ...['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'],
  ...['lnum', 'tnum'],
]

/** The weights of a variable font that the style sheets of the site and the elements use. */
const variationAxes = { wght: { min: 300, max: 600 } }

/** Code points of Latin text: letters with their accents, punctuation, and signs beside figures. */
const ranges = [
  [0x20, 0xff],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const

const letters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((code) => String.fromCodePoint(code))
  .join('')

const isVariable = (file: string) => /wght/.test(file)

/**
 * Cuts the site's Latin fonts to the features and weights that it uses; every letter stays. A
 * document preloads both first; uncut, they were a quarter of the bytes before it can be read. The
 * name keeps the hash of the whole font.
 */
export const latinFonts = (): Plugin => ({
  name: 'latin-fonts',
  applyToEnvironment: ({ name }) => name === 'site',
  async generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'asset' || !output.fileName.endsWith('.woff2')) continue
      const font = Buffer.from(output.source)
      output.source = await subsetFont(font, letters, {
        targetFormat: 'woff2',
        keepFeatures,
        noHinting: true,
        ...(isVariable(output.fileName) && { variationAxes }),
      })
    }
  },
})
