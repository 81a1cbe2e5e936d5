import { earlyFetch } from '../../../shared/element/entry/early-fetch.ts'
import type { InitialParts } from '../../../shared/element/entry/first-paint.ts'
import type { WalletDeclaration } from '../declaration.ts'
import { firstCalls } from './first-calls.ts'
import { catalogues, loadApi } from './imports.ts'
import { titles } from './texts.ts'

/** What a `<tw-wallet>` shows and loads before its class has loaded. */
export const initialParts: InitialParts<WalletDeclaration> = {
  title: ({ screen }) => titles[screen],
  catalogues,
  openEarlyFetch: earlyFetch(firstCalls, loadApi),
}
