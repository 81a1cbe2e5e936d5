import { languageTag } from './language-tag.ts'

/** The name of a language in another one; its tag, if it has no name. */
export const nameOfLanguage = (tag: string, reader: string): string => {
  try {
    return new Intl.DisplayNames([languageTag(reader)], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
