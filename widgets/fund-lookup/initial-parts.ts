import type { Messages } from '@lingui/core'
import type { InitialParts } from '../../shared/element/entry/first-paint.ts'
import { title } from './initial-texts.ts'

/** The texts of the first view. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/fund-lookup.po')

/** What a `<tw-fund-lookup>` shows and loads before its class is here. */
export const initialParts: InitialParts = {
  title,
  catalogues,
}
