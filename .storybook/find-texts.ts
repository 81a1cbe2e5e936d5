import type { TextFact } from './facts.ts'
import type { ShownText } from './texts-channel.ts'

/** Matches a text of a catalogue with anything in its placeholders; plurals have none of their own. */
function patternOf(text: string): RegExp | undefined {
  if (/\{\w+, ?(plural|select)/.test(text)) return undefined
  const parts = text.replace(/<\/?\d+\/?>/g, '').split(/\{\w+\}/)
  const words = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // A placeholder alone would match everything.
  return parts.join('').trim().length > 1 ? new RegExp(`^${words.join('.+')}$`, 's') : undefined
}

const longestOf = (texts: Readonly<Record<string, string>>): ShownText['longest'] =>
  Object.entries(texts)
    .map(([locale, text]) => ({ locale, text, length: [...text].length }))
    .reduce((one, other) => (other.length > one.length ? other : one))

/** The texts of the catalogues that are among these of a screen, in a language. */
export function findTexts(
  shown: readonly string[],
  locale: string,
  catalogue: readonly TextFact[],
): ShownText[] {
  const exact = new Set(shown)
  return catalogue.flatMap(({ id, texts, files }) => {
    const text = texts[locale] ?? id
    const isShown =
      exact.has(text) || (text.includes('{') && shown.some((each) => patternOf(text)?.test(each)))
    return isShown ? [{ id, text, longest: longestOf(texts), files }] : []
  })
}

/** What can be read in a part of the page: texts of elements and names for screen readers. */
export function textsIn(root: ParentNode): string[] {
  const texts = new Set<string>()
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) for (const text of textsIn(element.shadowRoot)) texts.add(text)
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      texts.add(element.getAttribute(name) ?? '')
    }
    // A text may be in several parts, which are one sentence.
    texts.add((element.textContent ?? '').trim())
  }
  texts.delete('')
  return [...texts]
}
