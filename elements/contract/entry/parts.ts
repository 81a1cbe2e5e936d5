import { getContractByToken } from '../../../shared/api/endpoints/contract.ts'
import { earlyFetch } from '../../../shared/element/entry/early-fetch.ts'
import type { InitialParts } from '../../../shared/element/entry/first-paint.ts'
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
  openEarlyFetch: earlyFetch(() => [{ endpoint: getContractByToken }], loadApi),
}
