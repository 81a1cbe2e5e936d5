import { type Documents, loadDocument } from '../../shared/document/documents.ts'
import type { TextDocument } from '../../shared/document/text-document.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { DocumentName } from './document-names.ts'

const texts: Documents = import.meta.glob<{ default: TextDocument }>([
  '/locales/*/documents/*.md',
  '!/locales/*/documents/contract.md',
])

/** The text of a document, which is a file of its own. Rejects where it cannot be had. */
export function loadText(locale: Locale, name: DocumentName): Promise<TextDocument> {
  const own = Object.entries(texts).filter(([path]) => path.endsWith(`/${name}.md`))
  return loadDocument(Object.fromEntries(own), locale)
}
