import type { ComponentType } from 'react'
import type { I18nLoader } from '../../shared/text/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { RouteMatch } from '../app/routes.ts'
import type { PageModule, PageProps } from './page-module.ts'
import { folderOf } from './pages.ts'

/** A page with everything needed to render it at once. */
export interface LoadedPage {
  readonly match: RouteMatch
  readonly Page: ComponentType<PageProps>
  readonly data: unknown
}

const modules = import.meta.glob<PageModule>('./*/Page.tsx')

/**
 * Loads a page, its texts and its data. Its lazy parts are loaded too, unless `isInDocument`: then
 * the prerendered document already contains them. Rejects if a file cannot be loaded.
 */
export async function loadPage(
  match: RouteMatch,
  locale: Locale,
  loadCatalogues: I18nLoader['load'],
  isInDocument = false,
): Promise<LoadedPage> {
  const load = modules[`./${folderOf(match.name)}/Page.tsx`]
  if (!load) throw new Error(`${match.name} has no Page.tsx`)
  const module = await load()
  const [data] = await Promise.all([
    module.prepare?.(locale, match.value, isInDocument),
    module.catalogues && loadCatalogues(module.catalogues),
    ...(isInDocument ? [] : (module.lazyParts ?? [])).map(({ load }) => load()),
  ])
  return { match, Page: module.Page, data }
}
