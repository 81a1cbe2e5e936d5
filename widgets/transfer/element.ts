import type { Messages } from '@lingui/core'
import { elementClass } from '../../shared/element/element-class.ts'
import { declaration } from './declaration.ts'
import { shellEnd, shellTitle } from './initial-texts.ts'

/** `<tw-transfer>`; importing it registers nothing. */
export const TransferElement = elementClass(declaration, {
  title: shellTitle,
  ended: shellEnd,
  catalogues: import.meta.glob<{ messages: Messages }>('/locales/*/transfer.po'),
  early: () => import('./prefetch.ts'),
  view: () => import('./View.tsx'),
})
