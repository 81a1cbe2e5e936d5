import type { Locale } from '../../../shared/text/i18n/locale.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import type { LinkedContract, ShownText } from '../model/state.ts'

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

export interface TextSources {
  readonly element: Element
  /** The language of the element. */
  readonly locale: Locale
  /** The attribute `server-text`: the text is the server's, and never the element's. */
  readonly isServers: boolean
  /** What the server has sent so far. */
  readonly texts: LinkedContract['texts']
  /** Loads the element's own text in a language. */
  readonly load: (locale: Locale) => Promise<LegalText>
}

/**
 * The text that is shown and signed: the one in the page, else the server's, else that of the element.
 * The shell uses it before React is loaded, so it imports nothing; what an operator's text needs is
 * loaded for one alone.
 */
export async function chooseText(sources: TextSources): Promise<ShownText> {
  const { element, locale, isServers, texts, load } = sources
  await whenParsed(element)
  const article = articleIn(element)
  if (!article && !isServers && !texts?.length) return { locale, legalText: await load(locale) }
  const { chooseOwn } = await import('./choose-own.ts')
  return chooseOwn(sources, article)
}
