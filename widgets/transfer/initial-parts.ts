import type { Messages } from '@lingui/core'
import type { InitialParts } from '../../shared/element/entry/first-paint.ts'
import type { TransferDeclaration } from './declaration.ts'
import { firstCall } from './first-call.ts'
import { title } from './initial-texts.ts'

/** The texts of the first view. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/transfer.po')

/** What a `<tw-transfer>` shows and loads before its class is here. */
export const initialParts: InitialParts<TransferDeclaration> = {
  title,
  catalogues,
  firstCall,
  loadApi: () => import('./api.ts'),
}
