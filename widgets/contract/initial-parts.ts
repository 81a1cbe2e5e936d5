import type { Messages } from '@lingui/core'
import { getContractByToken } from '../../shared/api/first-endpoints.ts'
import type { InitialParts } from '../../shared/element/entry/first-paint.ts'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'
import { loadLegalText } from '../../shared/legal-text/load-legal-text.ts'
import { title } from './initial-texts.ts'

const texts = import.meta.glob<{ default: LegalText }>('/locales/*/documents/contract.md')

/** The texts of the first view. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/contract.po')

/** The text of the agreement, and what renders it before the class is here. */
export const legalText = {
  load: (locale: string) => loadLegalText(texts, locale),
  placeholder: () => import('./placeholder.ts'),
}

/** What a `<tw-contract>` shows and loads before its class is here. */
export const initialParts: InitialParts = {
  title,
  catalogues,
  legalText,
  // Who the parties are: all that the text itself does not say.
  firstCall: () => ({ endpoint: getContractByToken }),
  loadApi: () => import('./api.ts'),
}
