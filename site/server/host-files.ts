import { locales } from '../../shared/i18n/locale.ts'
import { addressOf } from '../app/languages.ts'
import { brand } from '../brand.ts'
import { pages } from '../pages/pages.ts'

/** Hashes of the inline script and styles, as source expressions of a policy. */
export interface InlineHashes {
  readonly script: string
  readonly styles: readonly string[]
}

/** Origins of API calls and pictures, other than the site's own. */
const apiOrigins = (): readonly string[] =>
  brand.apiOrigin ? [new URL(brand.apiOrigin).origin] : []

/** The policy of every document; `others` are the origins of configured third parties. */
const policy = ({ script, styles }: InlineHashes, others: readonly string[]): string => {
  const more = others.map((origin) => ` ${origin}`).join('')
  const api = apiOrigins()
    .map((origin) => ` ${origin}`)
    .join('')
  return [
    "default-src 'none'",
    `script-src 'self' ${script}${more}`,
    ["style-src 'self'", ...styles].join(' '),
    `connect-src 'self'${api}${more}`,
    `img-src 'self' data: blob:${api}${more}`,
    "font-src 'self'",
    ...(more ? [`frame-src${more}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

const thirdParties = (): readonly string[] =>
  [brand.botCheck, brand.analytics]
    .filter((party) => party !== undefined)
    .flatMap(({ script, origins }) => [new URL(script).origin, ...origins])

/** The start of each path whose parameter takes any value: one document serves them all. */
const sharedDocuments = Object.values(pages)
  .filter(({ path, values }) => path.includes(':') && !values)
  .map(({ path }) => path.replace(/\/:.*/, ''))

/** The start of each path that is a secret, in all languages. */
const secretPaths = (): readonly string[] =>
  Object.values(pages)
    .filter(({ isSecret }) => isSecret)
    .flatMap(({ path }) => locales.map((locale) => addressOf(locale, path.replace(/\/:.*/, ''))))

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const day = { 'Cache-Control': 'public, max-age=86400' }

/**
 * `_headers` for static hosts and the local server. Later rules win. A secret address sends no
 * referrer, and its policy allows no third party.
 */
export const headersFile = (inline: InlineHashes): string =>
  [
    rule('/*', {
      'Content-Security-Policy': policy(inline, thirdParties()),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
    ...secretPaths().map((path) =>
      rule(`${path}/*`, {
        'Content-Security-Policy': policy(inline, []),
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'no-store',
      }),
    ),
    rule('/assets/*', forever),
    rule('/ornaments/*', day),
    rule('/previews/*', day),
  ].join('\n')

/** `_redirects`: one document serves all contract tokens; unknown paths lead home. */
export const redirectsFile = (): string =>
  [
    ...sharedDocuments.flatMap((path) =>
      locales.map((locale) => `${addressOf(locale, path)}/* ${addressOf(locale, path)}.html 200`),
    ),
    ...locales.filter((locale) => locale !== 'en').map((locale) => `/${locale}/* /${locale} 302`),
    '/* / 302',
    '',
  ].join('\n')
