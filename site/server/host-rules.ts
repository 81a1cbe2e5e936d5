import { locales } from '../../shared/text/i18n/locale.ts'
import { brand } from '../brand.ts'
import { addressOf } from '../map/languages.ts'
import { pages } from '../map/pages.ts'
import { type Spelling, spellings, usualTags } from './spellings.ts'

/** Headers by name, as they are written. */
type Headers = Readonly<Record<string, string>>

/** Headers of some paths. A path that ends with `/*` stands for everything below it. */
export interface HeaderRule {
  readonly paths: readonly string[]
  readonly headers: Headers
}

/**
 * What a host must do, in addition to serving each file at its path and `x.html` at `/x`.
 * `tools/hosts` writes it for each kind of host.
 */
export interface HostRules {
  /** Of two rules with the same header the later one wins. */
  readonly headers: readonly HeaderRule[]
  /** Paths below which every path without a file shows one document: `/contract`, `contract.html`. */
  readonly shared: readonly string[]
  /**
   * The document for unknown paths, by the start of the path: `/zh`, `zh/404.html`. The last one is
   * for all other paths.
   */
  readonly notFound: readonly { readonly under: string; readonly document: string }[]
  /**
   * Spellings of an address that redirect to it, with their query, if there is no file: as far as a
   * host can. The document for unknown paths redirects the others.
   */
  readonly spellings: readonly Spelling[]
  /** The same for tags of a language at the start of a path: `/zh-TW`, `/zh`. */
  readonly languages: readonly { readonly start: string; readonly address: string }[]
}

/** Hashes of the inline script and styles, as source expressions of a policy. */
interface InlineHashes {
  readonly script: string
  readonly styles: readonly string[]
}

/** Origins of API calls and images, other than the site's own. */
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

/** The path without its parameter, in all languages. */
const starts = (path: string): readonly string[] =>
  locales.map((locale) => addressOf(locale, path.replace(/\/:.*/, '')))

/** The start of each path whose parameter takes any value: one document serves them all. */
const sharedDocuments = (): readonly string[] =>
  Object.values(pages)
    .filter(({ path, values }) => path.includes(':') && !values)
    .flatMap(({ path }) => starts(path))

/** The paths of every secret address. */
const secretPaths = (): readonly string[] =>
  Object.values(pages)
    .filter(({ isSecret }) => isSecret)
    .flatMap(({ path }) => starts(path))
    .flatMap((start) => [start, `${start}/*`])

/** A cache or CDN that rewrites a document breaks what was rendered: addresses, comments, spaces. */
const noTransform = 'no-transform'

const checked = { 'Cache-Control': `public, max-age=0, must-revalidate, ${noTransform}` }
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const day = { 'Cache-Control': 'public, max-age=86400' }

/** A secret address sends no referrer, and its policy allows no third party. */
export const hostRules = (inline: InlineHashes): HostRules => ({
  headers: [
    {
      paths: ['/*'],
      headers: {
        'Content-Security-Policy': policy(inline, thirdParties()),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
        'Strict-Transport-Security': 'max-age=31536000',
        ...checked,
      },
    },
    {
      paths: secretPaths(),
      headers: {
        'Content-Security-Policy': policy(inline, []),
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': `no-store, ${noTransform}`,
      },
    },
    { paths: ['/assets/*'], headers: forever },
    { paths: ['/ornaments/*', '/previews/*'], headers: day },
  ],
  shared: sharedDocuments(),
  notFound: locales
    .map((locale) => addressOf(locale, pages.notFound.path))
    .map((address) => ({
      under: address.slice(0, -pages.notFound.path.length),
      document: `${address.slice(1)}.html`,
    }))
    .toSorted((one, other) => other.under.length - one.under.length),
  spellings: spellings(),
  languages: locales.flatMap((locale) =>
    usualTags(locale).map((tag) => ({ start: `/${tag}`, address: addressOf(locale, '/') })),
  ),
})
