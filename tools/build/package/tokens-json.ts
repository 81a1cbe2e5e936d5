import { colourToken } from '../../../shared/ui/theme/colour-token.ts'
import {
  dark,
  light,
  type Meaning,
  meanings,
  type Palette,
  spaces,
  typeSizes,
} from '../../../shared/ui/theme/tokens.ts'

const colours = (palette: Palette) =>
  Object.fromEntries(
    (Object.keys(meanings) as Meaning[]).map((meaning) => [
      meaning,
      {
        $value: colourToken(palette[meaning]),
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
