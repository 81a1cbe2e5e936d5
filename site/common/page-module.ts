import type { ComponentType } from 'react'
import type { Catalogues } from '../../shared/text/i18n/catalogues.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { PageName } from '../map/pages.ts'

export interface PageProps<Data = unknown> {
  readonly name: PageName
  /** The parameter in the path: a contract's token, a document's name; otherwise empty. */
  readonly value: string
  /** What `prepare` of the page's module returned. */
  readonly data: Data
}

/** What `Page.tsx` in the folder of a view exports. */
export interface PageModule<Data = unknown> {
  readonly Page: ComponentType<PageProps<Data>>
  /** Texts that it needs in addition to its own catalogue. */
  readonly catalogues?: Catalogues
  /** Loads what the page cannot be rendered without. */
  prepare?(locale: Locale, value: string): Promise<Data>
}
