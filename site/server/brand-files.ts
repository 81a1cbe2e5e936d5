import type { Palette } from '../../shared/ui/theme/tokens.ts'
import { dark } from '../../shared/ui/theme/tokens.ts'
import { brand } from '../brand.ts'

const variables = (palette: Partial<Palette>): string =>
  Object.entries(palette)
    .map(([meaning, value]) => `--tw-color-${meaning}:${value}`)
    .join(';')

/** The brand's colours as the custom properties that a host page sets for the elements. */
export const brandCss = (): string =>
  `.tw{${variables(brand.colours.dark)}}.tw[data-theme=light]{${variables(brand.colours.light)}}`

/** The icon of the site: the brand's mark on the dark theme's ground. */
export const icon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${dark.ground}"/><path d="${brand.mark}" fill="none" stroke="${dark.action}" stroke-width="1.6"/></svg>\n`
