import type { Messages } from '@lingui/core'
import { elementClass } from '../../shared/element/element-class.ts'
import { declaration } from './declaration.ts'
import { shellEnd, shellTitle } from './initial-texts.ts'

/** `<tw-fund-lookup>`; importing it registers nothing. */
export const FundLookupElement = elementClass(declaration, {
  title: shellTitle,
  ended: shellEnd,
  catalogues: import.meta.glob<{ messages: Messages }>('/locales/*/fund-lookup.po'),
  view: () => import('./View.tsx'),
})
