import type { Messages } from '@lingui/core'
import { elementClass } from '../../shared/element/element-class.ts'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'
import { declaration } from './declaration.ts'
import { shellEnd, shellTitle } from './initial-texts.ts'

/** `<tw-contract>`; importing it registers nothing. */
export const ContractElement = elementClass(declaration, {
  title: shellTitle,
  ended: shellEnd,
  catalogues: import.meta.glob<{ messages: Messages }>('/locales/*/contract.po'),
  document: {
    texts: import.meta.glob<{ default: LegalText }>('/locales/*/documents/contract.md'),
    preview: () => import('./placeholder.ts'),
  },
  early: () => import('./prefetch.ts'),
  view: () => import('./View.tsx'),
})
