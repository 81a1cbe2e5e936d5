import type { Locale } from '../../shared/text/i18n/locale.ts'
import { brand } from '../brand.ts'
import { languageTags } from '../map/languages.ts'
import { fullAddress, type StaticPath } from './static-paths.ts'

const context = 'https://schema.org'

/** Structured data of a page (schema.org). It claims nothing that the page does not say. */
export function structuredData(
  locale: Locale,
  { name, path, isListed }: StaticPath,
  title: string,
  description: string,
): readonly object[] {
  if (!isListed) return []
  const organization = { '@id': `${brand.origin}/#organization` }
  const page = {
    '@context': context,
    '@type': 'WebPage',
    url: fullAddress(locale, path),
    name: title,
    description,
    inLanguage: languageTags[locale],
    publisher: organization,
  }
  if (name !== 'home') return [page]
  return [
    page,
    {
      '@context': context,
      '@type': 'Organization',
      ...organization,
      name: brand.name,
      url: brand.origin,
      logo: `${brand.origin}/icon.svg`,
      email: brand.contact.email,
      telephone: brand.contact.phone,
      address: brand.contact.address,
    },
  ]
}
