import type { Messages } from '@lingui/core'
import { elementClass } from '../../shared/element/element-class.ts'
import { messagesOf } from '../../shared/i18n/texts.ts'
import { declaration } from './declaration.ts'
import { shellTitle } from './shell-title.ts'

/** `<tw-transfer>`; importing it registers nothing. */
export const TransferElement = elementClass(declaration, {
  title: shellTitle,
  messages: messagesOf(import.meta.glob<{ messages: Messages }>('/locales/*/{shared,transfer}.po')),
  model: () => import('./model.ts'),
  view: () => import('./Transfer.tsx'),
})
