import { createHash } from 'node:crypto'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { brand } from '../brand.ts'
import { languageTags } from '../map/languages.ts'
import { pages } from '../map/pages.ts'
import { notFoundAttribute } from '../map/routes.ts'
import { documentTitle } from '../map/titles.ts'
import type { RenderedPage } from './entry-server.tsx'
import type { PageFiles } from './page-files.ts'
import { alternatesOf, fullAddress, type StaticPath } from './static-paths.ts'
import { structuredData } from './structured-data.ts'

interface DocumentParts {
  readonly locale: Locale
  readonly page: StaticPath
  readonly rendered: RenderedPage
  readonly files: PageFiles
  /** File of the image that is shown when the page is shared. */
  readonly preview: string
  /** Script that runs before the first paint. */
  readonly boot: string
  /** The display font of a language with its own: its style sheet, and the file for every page. */
  readonly headingFont?: { readonly css: string; readonly file: string } | undefined
}

/** The source expression that allows an inline script in a policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

type Attributes = Readonly<Record<string, string | true>>

const tag = (name: string, attributes: Attributes, content?: string): string => {
  const text = Object.entries(attributes)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')
  return content === undefined ? `<${name}${text}>` : `<${name}${text}>${content}</${name}>`
}

const meta = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string) => tag('meta', { property: name, content })
const link = (rel: string, href: string, more: Attributes = {}) =>
  tag('link', { rel, href, ...more })

const fontHint = { as: 'font', type: 'font/woff2', crossorigin: true } as const

/** Preloads a module, with a lower priority than style sheets and fonts. */
const moduleHint = (file: string, more: Attributes = {}) =>
  link('modulepreload', file, { fetchpriority: 'low', ...more })

/** Canonical and alternate links of a listed page; `noindex` for any other. */
const addresses = (locale: Locale, { path, isListed }: StaticPath): string[] => {
  if (!isListed) return [meta('robots', 'noindex')]
  return [
    link('canonical', fullAddress(locale, path)),
    ...alternatesOf(path).map(({ language, address }) =>
      link('alternate', address, { hreflang: language }),
    ),
  ]
}

/** Open Graph spells a language with a country. */
const openGraphLocales: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  zh: 'zh_TW',
  ja: 'ja_JP',
  ko: 'ko_KR',
}

/** Open Graph: how a shared link to the page looks. */
const sharing = (
  { locale, page, preview }: DocumentParts,
  title: string,
  description: string,
): string[] =>
  page.isListed
    ? [
        property('og:type', 'website'),
        property('og:site_name', brand.name),
        property('og:title', title),
        property('og:description', description),
        property('og:url', fullAddress(locale, page.path)),
        property('og:locale', openGraphLocales[locale]),
        property('og:image', `${brand.origin}/${preview}`),
        property('og:image:width', '1200'),
        property('og:image:height', '630'),
        property('og:image:alt', title),
        meta('twitter:card', 'summary_large_image'),
      ]
    : []

/**
 * What is above the page and outside of React: the link that leads past the header, and a place for a
 * banner of the host, such as that of the sandbox.
 */
const above = ({ skip }: RenderedPage): string =>
  tag('a', { class: 'skip-link', href: '#main' }, escapeHtml(skip)) +
  tag('div', { id: 'host-strip' }, '')

/** A whole document. Its only inline script is `boot`; the policy allows it by its hash. */
export function documentHtml(parts: DocumentParts): string {
  const { locale, page, rendered, files, boot, headingFont } = parts
  const { body, description } = rendered
  const { callsApi, isSecret } = pages[page.name]
  const title = documentTitle(rendered.title, page.name)
  /** Preloaded before the others, because all wait for it. */
  const largest = files.modules.slice(0, 1)
  const modules = files.modules.slice(1)
  const head = [
    tag('meta', { charset: 'utf-8' }),
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    tag('title', {}, escapeHtml(title)),
    tag('script', {}, boot),
    ...files.styles.map((file) => link('stylesheet', file)),
    ...files.fonts.map((file) => link('preload', file, fontHint)),
    ...(headingFont ? [tag('style', {}, headingFont.css)] : []),
    ...largest.map((file) => moduleHint(file)),
    tag('script', { type: 'module', src: files.entry, fetchpriority: 'low' }, ''),
    // Low priority: a page can be read without this font, which is larger than the others.
    ...(headingFont
      ? [link('preload', headingFont.file, { ...fontHint, fetchpriority: 'low' })]
      : []),
    ...modules.map((file) => moduleHint(file)),
    ...files.element.map((file) => moduleHint(file, { 'data-for': 'element' })),
    ...(brand.apiOrigin && callsApi
      ? [link('preconnect', brand.apiOrigin, { crossorigin: true })]
      : []),
    meta('description', description),
    meta('color-scheme', 'dark light'),
    ...(isSecret ? [meta('referrer', 'no-referrer')] : []),
    ...(brand.botCheck && !isSecret
      ? [
          tag('meta', {
            name: 'bot-check',
            content: brand.botCheck.siteKey,
            'data-script': brand.botCheck.script,
          }),
        ]
      : []),
    link('icon', '/icon.svg', { type: 'image/svg+xml' }),
    ...addresses(locale, page),
    ...sharing(parts, title, description),
    ...structuredData(locale, page, title, description).map((data) =>
      tag(
        'script',
        { type: 'application/ld+json' },
        JSON.stringify(data).replaceAll('<', '\\u003c'),
      ),
    ),
  ]
  return `<!doctype html>\n${tag(
    'html',
    {
      lang: languageTags[locale],
      class: 'tw',
      'data-theme': 'dark',
      ...(page.name === 'notFound' && { [notFoundAttribute]: true as const }),
    },
    `<head>${head.join('\n')}</head>\n<body>${above(rendered)}${tag('div', { id: 'site' }, body)}</body>`,
  )}\n`
}
