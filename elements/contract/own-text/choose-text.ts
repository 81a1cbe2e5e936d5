import type { ShownText } from '../model/state.ts'
import type { TextSources } from './text-sources.ts'

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
