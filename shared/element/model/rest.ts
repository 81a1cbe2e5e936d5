import { type LoadOnce, loadOnce } from '../../api/loading/load-once.ts'
import type { Catalogues } from '../../text/i18n/catalogues.ts'
import type { ModelParts } from './parts.ts'

/** What `rest.ts` of an element exports: everything after its first view. */
export interface RestModule<Views = unknown> {
  readonly views: Views
  /** The styles of the views. */
  readonly css: string
  /** Beside the texts of the element and the shared ones: the formats of dates. */
  readonly catalogues?: Catalogues
}

/** The rest of an element for one person. */
export interface Rest<Views, Actions> {
  readonly views: Views
  readonly actions: Actions
}

/** Loads the rest of an element with its texts and styles, and what the person can do there. */
export const createRest = <Views, Actions>(
  { messages, root, texts }: Pick<ModelParts, 'messages' | 'root' | 'texts'>,
  load: () => Promise<RestModule<Views>>,
  loadActions: () => Promise<Actions>,
): LoadOnce<Rest<Views, Actions>> =>
  loadOnce(async () => {
    const [{ views, css, catalogues }, actions] = await Promise.all([
      load(),
      loadActions(),
      // The texts that all elements share come with them.
      messages.notifications(),
    ])
    if (catalogues) await texts.load(catalogues)
    root.addStyles(css)
    return { views, actions }
  })
