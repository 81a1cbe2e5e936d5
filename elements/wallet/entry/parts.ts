import type { InitialParts } from '../../../shared/element/entry/first-paint.ts'
import { prefetching } from '../../../shared/element/entry/prefetch.ts'
import type { WalletDeclaration } from '../declaration.ts'
import { firstCalls } from './first-calls.ts'
import { catalogues, loadApi } from './imports.ts'
import { titles } from './texts.ts'

/** What a `<tw-wallet>` shows and loads before its class has loaded. */
export const initialParts: InitialParts<WalletDeclaration> = {
  title: ({ screen }) => titles[screen],
  catalogues,
  openPrefetcher: prefetching(firstCalls, loadApi),
}
