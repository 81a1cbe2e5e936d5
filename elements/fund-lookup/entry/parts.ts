import type { InitialParts } from '../../../shared/element/entry/first-paint.ts'
import { catalogues } from './imports.ts'
import { title } from './texts.ts'

/** What a `<tw-fund-lookup>` shows and loads before its class has loaded. */
export const initialParts: InitialParts = {
  title,
  catalogues,
}
