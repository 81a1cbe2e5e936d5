import type { Palette } from '../../shared/ui/theme/tokens.ts'
import { brand } from '../brand.ts'

const variables = (palette: Partial<Palette>): string =>
  Object.entries(palette)
    .map(([meaning, value]) => `--tw-color-${meaning}:${value}`)
    .join(';')

/** The brand's colours as the custom properties that a host page sets for the elements. */
export const brandCss = (): string =>
  `.tw{${variables(brand.colours.dark)}}.tw[data-theme=light]{${variables(brand.colours.light)}}`
