import { locales } from '../../shared/text/i18n/locale.ts'
import { brand } from '../brand.ts'
import { alternatesOf, fullAddress, staticPaths } from './static-paths.ts'

/** Every listed page, with its other languages. */
export function sitemap(): string {
  const urls = staticPaths
    .filter(({ isListed }) => isListed)
    .flatMap(({ path }) => {
      const others = alternatesOf(path).map(
        ({ language, address }) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>\n`,
      )
      return locales.map(
        (locale) =>
          `  <url>\n    <loc>${fullAddress(locale, path)}</loc>\n${others.join('')}  </url>\n`,
      )
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
}

/** Search engines may visit everything except the API. */
export const robots = (): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${brand.origin}/sitemap.xml\n`
