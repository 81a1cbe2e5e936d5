import { languageTag } from '../../shared/text/i18n/language-tag.ts'
import { locales } from '../../shared/text/i18n/locale.ts'
import { msg } from '../language/msg.ts'
import { textIn } from '../language/text-in.ts'

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
  const label = textIn(locale, msg('Sandbox'))
  const text = textIn(locale, msg('Sandbox: no real money moves.'))
  const link = textIn(locale, msg('Control page'))
  const banner = `<aside class="sandbox-strip" aria-label="${label}"><p class="wrap">${text} <a href="/sandbox">${link}</a></p></aside>`
  return html.replace('<html ', '<html data-sandbox ').replace(slot, slot + banner)
}
