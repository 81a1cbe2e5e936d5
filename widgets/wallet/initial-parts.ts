import type { Messages } from '@lingui/core'
import type { InitialParts } from '../../shared/element/entry/first-paint.ts'
import type { WalletDeclaration } from './declaration.ts'
import { firstCall } from './first-call.ts'
import { title } from './initial-texts.ts'

/** The texts of the first view. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/wallet.po')

/** What a `<tw-wallet>` shows and loads before its class is here. */
export const initialParts: InitialParts<WalletDeclaration> = {
  title,
  catalogues,
  firstCall,
  loadApi: () => import('./api.ts'),
}
