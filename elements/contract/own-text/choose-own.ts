import type { AgreementText } from '../../../shared/api/wire/contract.ts'
import { knownLocale, type Locale } from '../../../shared/text/i18n/locale.ts'
import { ownText } from '../../../shared/text/legal-text/own-text.ts'
import type { LinkedContract, ShownText } from '../model/state.ts'
import { readArticle } from './read-article.ts'
import type { TextSources } from './text-sources.ts'

/** The text of the server for a reader: in the reader's language, or else its first one. */
const textFor = (texts: LinkedContract['texts'], locale: Locale): AgreementText | undefined => {
  const whole = texts?.filter(({ title }) => title) ?? []
  return whole.find(({ lang }) => knownLocale(lang) === locale) ?? whole[0]
}

/**
 * The text of the page or of the server, with the labels of its facts in its own language, or in
 * English. Without one, it is the element's, unless the page or the server should have it.
 */
export async function chooseOwn(
  { locale, isServers, texts, load }: TextSources,
  article: HTMLElement | null,
): Promise<ShownText> {
  const given = article ? readArticle(article) : textFor(texts, locale)
  if (!given && !isServers) return { locale, legalText: await load(locale) }
  const labels = given ? (knownLocale(given.lang) ?? 'en') : locale
  const base = await load(labels)
  const legalText = given && ownText(given, base)
  if (legalText) return { locale: labels, legalText, ...(article && { isPages: true }) }
  return { locale: labels, legalText: { ...base, intro: [], sections: [] }, isMissing: true }
}
