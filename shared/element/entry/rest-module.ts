import type { Catalogues } from '../../text/i18n/catalogues.ts'

/** What `rest.ts` of an element exports: everything after its first view. */
export interface RestModule<Views = unknown> {
  readonly views: Views
  /** The styles of the views. */
  readonly css: string
  /** Beside the texts of the element and the shared ones: the formats of dates. */
  readonly catalogues?: Catalogues
}
