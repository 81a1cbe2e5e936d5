import type { ComponentType } from 'react'
import type { Catalogues } from '../../shared/text/i18n/catalogues.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { Lazy } from '../app/LazyPart.tsx'

export interface PageProps<Data = unknown> {
  /** The parameter in the path: a contract's token, a document's name; otherwise empty. */
  readonly value: string
  /** What `prepare` of the page's module returned. */
  readonly data: Data
}

/** What `Page.tsx` in a page's folder exports. */
export interface PageModule<Data = unknown> {
  readonly Page: ComponentType<PageProps<Data>>
  /** The page's texts; absent if the layout's catalogue has them. */
  readonly catalogues?: Catalogues
  /** Parts that a prerendered document is usable without; navigation to the page waits for them. */
  readonly lazyParts?: readonly Lazy<unknown>[]
  /** Loads what the page cannot be rendered without. */
  prepare?(locale: Locale, value: string, isInDocument: boolean): Promise<Data>
}
