import { articleIn } from './choose-text.ts'

/** What tells one text of the page from another. */
const markOf = (article: HTMLElement | null) =>
  article && {
    article,
    lang: article.lang,
    version: article.dataset.version,
    isEmpty: !article.textContent?.trim(),
  }

/**
 * Calls `onOther` when the page has another text in its element: another node, language or version, or
 * the first words of one that was empty. Other changes of a text that is shown are not the operator's:
 * the translator of a browser changes words, and nobody would sign what was read.
 */
export function watchArticle(element: Element, signal: AbortSignal, onOther: () => void): void {
  if (typeof MutationObserver === 'undefined') return
  let known = markOf(articleIn(element))
  const observer = new MutationObserver(() => {
    const now = markOf(articleIn(element))
    const isSame =
      known?.article === now?.article &&
      known?.lang === now?.lang &&
      known?.version === now?.version &&
      (!known?.isEmpty || now?.isEmpty)
    if (isSame) return
    known = now
    onOther()
  })
  observer.observe(element, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['lang', 'data-version', 'slot'],
  })
  signal.addEventListener('abort', () => observer.disconnect())
}
