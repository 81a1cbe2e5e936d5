import { languageTag } from '../../shared/text/i18n/language-tag.ts'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'

interface BannerTexts {
  readonly label: string
  readonly text: string
  readonly link: string
}

const textsOf: Readonly<Record<Locale, BannerTexts>> = {
  en: { label: 'Sandbox', text: 'Sandbox: no real money moves.', link: 'Control page' },
  zh: { label: '沙盒', text: '沙盒環境：不涉及真實資金。', link: '控制頁面' },
  ja: {
    label: 'サンドボックス',
    text: 'サンドボックス：実際の資金は動きません。',
    link: '管理画面',
  },
  ko: {
    label: '샌드박스',
    text: '샌드박스: 실제 자금은 움직이지 않습니다.',
    link: '관리 페이지',
  },
}

/** The empty element of each document that its host may fill: `site/server/document-html.ts`. */
const slot = '<div id="host-strip">'

/**
 * Adds a banner to a document of the site, in the document's language: this is a sandbox. Other
 * hosts serve the document without it. Its style is in the site's `layout.css`. The attribute
 * `data-sandbox` tells the site to offer what only a sandbox has, such as demo accounts.
 */
export function withBanner(html: string): string {
  const tag = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1]
  const locale = locales.find((known) => languageTag(known) === tag) ?? 'en'
  const { label, text, link } = textsOf[locale]
  const banner = `<aside class="sandbox-strip" aria-label="${label}"><p class="wrap">${text} <a href="/sandbox">${link}</a></p></aside>`
  return html.replace('<html ', '<html data-sandbox ').replace(slot, slot + banner)
}
