import type { InitialParts } from '../../../shared/element/entry/first-paint.ts'
import type { AccountDeclaration } from '../declaration.ts'
import { catalogues } from './imports.ts'
import { titles } from './texts.ts'

/** What a `<tw-account>` shows and loads before its class has loaded. */
export const initialParts: InitialParts<AccountDeclaration> = {
  title: ({ screen }) => titles[screen],
  catalogues,
}
