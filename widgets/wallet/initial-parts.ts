import type { Messages } from '@lingui/core'
import type { InitialParts } from '../../shared/element/entry/first-paint.ts'
import type { WalletDeclaration } from './declaration.ts'
import { firstCall } from './first-call.ts'
import { title } from './initial-texts.ts'

/** What a `<tw-wallet>` shows and loads before its class is here. */
export const initialParts: InitialParts<WalletDeclaration> = {
  title,
  catalogues: import.meta.glob<{ messages: Messages }>('/locales/*/wallet.po'),
  firstCall,
  loadApi: () => import('./api.ts'),
}
