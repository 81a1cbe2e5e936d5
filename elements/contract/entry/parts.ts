import { getContractByToken } from '../../../shared/api/endpoints/contract.ts'
import type { InitialParts } from '../../../shared/element/entry/first-paint.ts'
import { prefetching } from '../../../shared/element/entry/prefetch.ts'
import { loadLegalText } from '../../../shared/text/legal-text/load-legal-text.ts'
import { catalogues, loadApi, loadPlaceholder, texts } from './imports.ts'
import { title } from './texts.ts'

/** The text of the agreement, and the code that renders it before the class has loaded. */
const legalText = {
  load: (locale: string) => loadLegalText(texts, locale),
  placeholder: loadPlaceholder,
}

/** What a `<tw-contract>` shows and loads before its class has loaded. */
export const initialParts: InitialParts = {
  title,
  catalogues,
  legalText,
  // The parties: the text has everything else.
  openPrefetcher: prefetching(() => [{ endpoint: getContractByToken }], loadApi),
}
