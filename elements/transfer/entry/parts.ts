import type { InitialParts } from '../../../shared/element/entry/first-paint.ts'
import { prefetching } from '../../../shared/element/entry/prefetch.ts'
import type { TransferDeclaration } from '../declaration.ts'
import { firstCalls } from './first-calls.ts'
import { catalogues, loadApi } from './imports.ts'
import { title } from './texts.ts'

/** What a `<tw-transfer>` shows and loads before its class has loaded. */
export const initialParts: InitialParts<TransferDeclaration> = {
  title,
  catalogues,
  openPrefetcher: prefetching(firstCalls, loadApi),
}
