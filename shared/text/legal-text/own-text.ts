import type { Block, LegalText, OwnFacts, Section } from './legal-text.ts'

/** An own text as a server or a page gives it. */
export interface GivenText extends OwnFacts {
  readonly title?: string | null | undefined
  readonly intro?: readonly Block[] | null | undefined
  readonly sections?: readonly Pick<Section, 'heading' | 'blocks'>[] | null | undefined
}

/** A longer text is not shown: no agreement has so many characters, and a phone could not scroll it. */
export const maxOwnTextLength = 300_000

/** A longer name of a version is none. */
const maxVersionLength = 60

/**
 * Characters that nobody sees, and marks that show a text in another order than its own: what is
 * signed is what is seen.
 */
const unseen = /[\p{Cc}\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/** A line of an own text: no line breaks, no doubled blanks, nothing unseen. */
export const cleanLine = (line: string): string =>
  line
    .normalize()
    .replace(/[^\S\u3000]+/g, ' ')
    .replace(unseen, '')
    .trim()

const cleanBlocks = (blocks: readonly Block[] | null | undefined): Block[] =>
  (blocks ?? []).flatMap((block): Block[] => {
    if (typeof block === 'string') {
      const line = cleanLine(block)
      return line ? [line] : []
    }
    const items = block.map(cleanLine).filter(Boolean)
    return items.length > 0 ? [items] : []
  })

/** The tag of a language in its usual spelling; `und` for none. */
const tagOf = (lang: string): string => {
  try {
    return Intl.getCanonicalLocales(lang.trim())[0] ?? 'und'
  } catch {
    return 'und'
  }
}

const lengthOf = (blocks: readonly Block[]): number => blocks.flat().join('').length

/** Language and version of an own text. */
export const ownFacts = ({ lang, version }: GivenText): OwnFacts => ({
  lang: tagOf(lang),
  version: cleanLine(version).slice(0, maxVersionLength),
})

/**
 * An operator's own text, letter by letter as it is shown, hashed and signed. Undefined if it has no
 * words, or too many.
 *
 * @param base the text of the element in the language of the labels: they and, for a text without a
 *   title, the title are taken from it
 */
export function ownText(given: GivenText, { title, words }: LegalText): LegalText | undefined {
  const intro = cleanBlocks(given.intro)
  const sections: (Section & { readonly blocks: Block[] })[] = []
  for (const { heading, blocks } of given.sections ?? []) {
    const clean = { heading: cleanLine(heading), blocks: cleanBlocks(blocks) }
    if (clean.heading) sections.push(clean)
    else (sections.at(-1)?.blocks ?? intro).push(...clean.blocks)
  }
  const length =
    lengthOf(intro) +
    sections.reduce((sum, { heading, blocks }) => sum + heading.length + lengthOf(blocks), 0)
  if (length === 0 || length > maxOwnTextLength) return undefined
  return {
    title: cleanLine(given.title ?? '') || title,
    words,
    intro,
    sections,
    own: ownFacts(given),
  }
}
