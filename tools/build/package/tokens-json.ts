import {
  dark,
  light,
  type Meaning,
  meanings,
  type Palette,
  spaces,
  typeSizes,
} from '../../../shared/ui/theme/tokens.ts'

/** `#0d0c0a` as a colour of the Design Tokens format. */
const colour = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Number((parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
  hex,
})

const colours = (palette: Palette) =>
  Object.fromEntries(
    (Object.keys(meanings) as Meaning[]).map((meaning) => [
      meaning,
      {
        $value: colour(palette[meaning]),
        $description: meanings[meaning],
        $extensions: { 'trading-wallet.custom-property': `--tw-color-${meaning}` },
      },
    ]),
  )

const pixels = (values: readonly number[]) =>
  Object.fromEntries(values.map((value, at) => [String(at + 1), { $value: { value, unit: 'px' } }]))

/** The theme in the Design Tokens format (2025.10), for design tools. */
export const tokensJson = () => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  color: {
    $type: 'color',
    dark: colours(dark),
    light: colours(light),
  },
  'font-size': { $type: 'dimension', ...pixels(typeSizes) },
  space: { $type: 'dimension', ...pixels(spaces) },
})
