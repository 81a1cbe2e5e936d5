import type { AgreementText } from '../../../shared/api/wire/contract.ts'
import { knownLocale, type Locale } from '../../../shared/text/i18n/locale.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import type { ShownText } from '../model/state.ts'

/** The text that the page has between the tags of an element. */
export const articleIn = (element: Element): HTMLElement | null =>
  element.querySelector<HTMLElement>(':scope > [slot="contract"]')

/** Resolves when the page is parsed: half of an agreement must not pass for all of it. */
const whenParsed = ({ ownerDocument }: Element): Promise<void> | undefined =>
  ownerDocument.readyState === 'loading'
    ? new Promise((resolve) =>
        ownerDocument.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
      )
    : undefined

/** The text of the server for a reader: in the reader's language, or else its first one. */
const textFor = (
  texts: readonly AgreementText[] | null | undefined,
  locale: Locale,
): AgreementText | undefined => {
  const whole = texts?.filter(({ title }) => title) ?? []
  return whole.find(({ lang }) => knownLocale(lang) === locale) ?? whole[0]
}

interface Sources {
  readonly element: Element
  /** The language of the element. */
  readonly locale: Locale
  /** The attribute `server-text`: the text is the server's, and never the element's. */
  readonly isServers: boolean
  /** What the server has sent so far. */
  readonly texts: readonly AgreementText[] | null | undefined
  /** Loads the element's own text in a language. */
  readonly load: (locale: Locale) => Promise<LegalText>
}

/**
 * The text that is shown and signed: the one in the page, else the server's, else that of the element.
 * An operator's own text has the labels of its facts in its own language, or in English.
 */
export async function chooseText({
  element,
  locale,
  isServers,
  texts,
  load,
}: Sources): Promise<ShownText> {
  await whenParsed(element)
  const article = articleIn(element)
  const ofServer = article ? undefined : textFor(texts, locale)
  if (!article && !ofServer && !isServers) return { locale, legalText: await load(locale) }
  const [{ readArticle }, { ownText }] = await Promise.all([
    import('./read-article.ts'),
    import('../../../shared/text/legal-text/own-text.ts'),
  ])
  const given = article ? readArticle(article) : ofServer
  const labels = given ? (knownLocale(given.lang) ?? 'en') : locale
  const base = await load(labels)
  const legalText = given && ownText(given, base)
  if (legalText) return { locale: labels, legalText, ...(article && { isPages: true }) }
  return { locale: labels, legalText: { ...base, intro: [], sections: [] }, isMissing: true }
}
