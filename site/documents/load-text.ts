import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { type LegalTexts, loadLegalText } from '../../shared/text/legal-text/load-legal-text.ts'
import type { DocumentName } from '../map/documents.ts'
import { forConfiguration } from './parts-of-configuration.ts'

const texts: LegalTexts = import.meta.glob<{ default: LegalText }>([
  '/locales/*/documents/*.md',
  '!/locales/*/documents/contract.md',
])

/** The text of a document, which is a file of its own. Rejects if it cannot be loaded. */
export async function loadText(locale: Locale, name: DocumentName): Promise<LegalText> {
  const own = Object.entries(texts).filter(([path]) => path.endsWith(`/${name}.md`))
  return forConfiguration(await loadLegalText(Object.fromEntries(own), locale))
}
