import { tags } from '../../elements/elements.ts'
import { colourToken } from '../../shared/ui/theme/colour-token.ts'
import { type Meaning, meanings } from '../../shared/ui/theme/tokens.ts'
import { palettesOf } from './palettes.ts'

export const ornaments = ['full', 'quiet', 'none'] as const

/** What is chosen in the studio; a link holds it. */
export interface StudioBrand {
  /** `#rrggbb` */
  readonly colour: string
  /** Pixels. */
  readonly radius: number
  readonly density: number
  readonly ornament: (typeof ornaments)[number]
}

export const firstBrand: StudioBrand = {
  colour: '#0b5cad',
  radius: 8,
  density: 1,
  ornament: 'full',
}

/** The smallest and largest value, and the step between two. */
export const ranges = {
  radius: { min: 0, max: 24, step: 1 },
  density: { min: 0.75, max: 1.5, step: 0.05 },
} as const

const within = (value: string | null, name: keyof typeof ranges): number => {
  const { min, max } = ranges[name]
  const number = value === null ? Number.NaN : Number(value)
  return number >= min && number <= max ? number : firstBrand[name]
}

/** The brand in the query of a link; what is missing or wrong is the default. */
export function readBrand(query: URLSearchParams): StudioBrand {
  const colour = `#${query.get('colour')}`.toLowerCase()
  return {
    colour: /^#[\da-f]{6}$/.test(colour) ? colour : firstBrand.colour,
    radius: within(query.get('radius'), 'radius'),
    density: within(query.get('density'), 'density'),
    ornament: ornaments.find((each) => each === query.get('ornament')) ?? firstBrand.ornament,
  }
}

export const writeBrand = ({ colour, ...rest }: StudioBrand): string =>
  new URLSearchParams({
    colour: colour.slice(1),
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
  }).toString()

const themes = ['light', 'dark'] as const
const names = Object.keys(meanings) as readonly Meaning[]

/** The custom properties of a brand, by name. */
export function variablesOf(brand: StudioBrand): Readonly<Record<`--tw-${string}`, string>> {
  const palettes = palettesOf(brand.colour)
  const colours = themes.flatMap((theme) =>
    names.map((name) => [`--tw-${theme}-${name}`, palettes[theme][name]]),
  )
  return Object.fromEntries([
    ...colours,
    ['--tw-radius', `${brand.radius}px`],
    ['--tw-density', String(brand.density)],
  ])
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

const ornamentNote = ({ ornament }: StudioBrand, comment: (text: string) => string) =>
  ornament === 'full'
    ? ''
    : `${comment(`The elements have the attribute ornament="${ornament}".`)}\n`

const css = (brand: StudioBrand): string => {
  const lines = Object.entries(variablesOf(brand)).map(([name, value]) => `  ${name}: ${value};\n`)
  return `${ornamentNote(brand, (text) => `/* ${text} */`)}${tags.join(',\n')} {\n${lines.join('')}}\n`
}

/** For `site/brand.ts`. */
const brandFile = ({ colour }: StudioBrand): string => {
  const palettes = palettesOf(colour)
  const block = (theme: (typeof themes)[number]) => {
    const lines = names.map((name) => {
      const key = name.includes('-') ? `'${name}'` : name
      return `      ${key}: '${palettes[theme][name]}',\n`
    })
    return `    ${theme}: {\n${lines.join('')}    },\n`
  }
  return `  colours: {\n${block('dark')}${block('light')}  },\n`
}

/** Design tokens in the format of the Design Tokens Community Group, 2025.10. */
const tokens = ({ colour, radius, density }: StudioBrand): string => {
  const palettes = palettesOf(colour)
  const groups = themes.map((theme) => [
    theme,
    {
      $type: 'color',
      ...Object.fromEntries(
        names.map((name) => [
          name,
          { $value: colourToken(palettes[theme][name]), $description: meanings[name] },
        ]),
      ),
    },
  ])
  return `${json({
    ...Object.fromEntries(groups),
    radius: { $type: 'dimension', $value: { value: radius, unit: 'px' } },
    density: { $type: 'number', $value: density },
  })}\n`
}

const react = (brand: StudioBrand): string => {
  const { ornament } = brand
  const attribute = ornament === 'full' ? '' : ` ornament="${ornament}"`
  return `import { TwTransfer } from 'trading-wallet-elements/react'\n\nconst brand = ${json(variablesOf(brand))}\n\nexport const Money = ({ token }: { token: string }) => (\n  <div style={brand as React.CSSProperties}>\n    <TwTransfer token={token}${attribute} />\n  </div>\n)\n`
}

/** What a designer hands over, by the name of its form. */
export const handovers = { CSS: css, 'brand.ts': brandFile, Tokens: tokens, React: react } as const

export type Handover = keyof typeof handovers
