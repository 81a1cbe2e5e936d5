import { nameOf, type Tag, tags } from '../../../elements/elements.ts'
import { shellWords } from '../../../shared/element/entry/shell-words.ts'
import { type Locale, locales } from '../../../shared/text/i18n/locale.ts'
import { placeholdersOf, readMessage } from '../../../shared/text/i18n/read-message.ts'
import { readCatalogue } from '../read-catalogue.ts'

/** A text of the elements that a page can replace. */
interface ElementText extends Readonly<Record<Locale, string>> {
  /** The key in `texts`: the English text, after what tells it from another one. */
  readonly id: string
  readonly elements: readonly Tag[]
  readonly placeholders: readonly string[]
}

type Texts = Map<string, Partial<Record<Locale, string>>>

/** The texts of a catalogue in all languages, by their ids. */
async function readTexts(root: string, name: string): Promise<Texts> {
  const texts: Texts = new Map()
  for (const locale of locales) {
    const messages = await readCatalogue(root, locale, name)
    for (const { message = '', translation, context } of messages) {
      const id = context ? `${context}|${message}` : message
      texts.set(id, { ...texts.get(id), [locale]: translation || message })
    }
  }
  return texts
}

/** The texts that no catalogue has. */
const withoutCatalogue: Texts = new Map(
  (['failed', 'retry', 'reopen'] as const).map((name) => [
    shellWords.en[name],
    Object.fromEntries(locales.map((locale) => [locale, shellWords[locale][name]])),
  ]),
)

/** Every text of the elements, for operators who replace some: by id, with its elements. */
export async function textsJson(root: string): Promise<readonly ElementText[]> {
  const shared = await readTexts(root, 'shared')
  const found = new Map<string, { elements: Set<Tag>; texts: Partial<Record<Locale, string>> }>()
  for (const tag of tags) {
    for (const texts of [withoutCatalogue, shared, await readTexts(root, nameOf(tag))]) {
      for (const [id, byLocale] of texts) {
        const entry = found.get(id) ?? { elements: new Set(), texts: byLocale }
        found.set(id, { ...entry, elements: entry.elements.add(tag) })
      }
    }
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { elements, texts }]) => ({
      id,
      elements: [...elements],
      placeholders: [...placeholdersOf(readMessage(texts.en ?? ''))],
      ...(texts as Record<Locale, string>),
    }))
}
