import { type LoadOnce, loadOnce } from '../../api/loading/load-once.ts'
import type { RestModule } from '../entry/rest-module.ts'
import type { BaseModel } from './base-model.ts'

/** The rest of an element for one person. */
export interface Rest<Views, Actions> {
  readonly views: Views
  readonly actions: Actions
}

/** Loads the rest of an element with its texts and styles, and what the person can do there. */
export const createRest = <Views, Actions>(
  {
    addStyles,
    loadCatalogues,
    notifications,
  }: Pick<BaseModel, 'addStyles' | 'loadCatalogues' | 'notifications'>,
  load: () => Promise<RestModule<Views>>,
  loadActions: () => Promise<Actions>,
): LoadOnce<Rest<Views, Actions>> =>
  loadOnce(async () => {
    const [{ views, css, catalogues }, actions] = await Promise.all([
      load(),
      loadActions(),
      // The texts that all elements share come with them.
      notifications(),
    ])
    if (catalogues) await loadCatalogues(catalogues)
    addStyles(css)
    return { views, actions }
  })
