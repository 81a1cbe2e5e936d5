import type { Messages } from '@lingui/core'
import type { InitialParts } from '../../shared/element/entry/first-paint.ts'
import type { AccountDeclaration } from './declaration.ts'
import { titles } from './initial-texts.ts'

/** The texts of the first view. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/account.po')

/** What a `<tw-account>` shows and loads before its class is here. */
export const initialParts: InitialParts<AccountDeclaration> = {
  title: ({ screen }) => titles[screen],
  catalogues,
}
