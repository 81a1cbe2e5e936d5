import { dark } from '../../shared/ui/theme/tokens.ts'
import { brand } from '../brand.ts'

/** The icon of the site: the brand's mark on the dark theme's ground. */
export const icon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${dark.ground}"/><path d="${brand.mark}" fill="none" stroke="${dark.action}" stroke-width="1.6"/></svg>\n`
