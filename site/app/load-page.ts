import type { I18n, Messages } from '@lingui/core'
import type { ComponentType } from 'react'
import type { I18nLoader } from '../../shared/text/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { PageModule, PageProps } from '../common/page-module.ts'
import { definitions } from '../elements/definitions.ts'
import { pages, viewOf } from '../map/pages.ts'
import type { RouteMatch } from '../map/routes.ts'

/** A page with everything needed to render it at once. */
export interface LoadedPage {
  readonly match: RouteMatch
  readonly Page: ComponentType<PageProps>
  readonly data: unknown
}

const modules = import.meta.glob<PageModule>('../pages/*/Page.tsx')
const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site-*.po')

/** The catalogue of a view, in each language. */
const cataloguesOf = (view: string) =>
  Object.fromEntries(
    Object.entries(catalogues).filter(([path]) => path.endsWith(`/site-${view}.po`)),
  )

/**
 * Loads a page, its texts and its data, and defines its element, unless the prerendered document
 * contains it (`isInDocument`). Rejects if a file cannot be loaded.
 */
export async function loadPage(
  match: RouteMatch,
  locale: Locale,
  loadCatalogues: I18nLoader['load'],
  isInDocument = false,
): Promise<LoadedPage> {
  const { element, hasCatalogue } = pages[match.name]
  const view = viewOf(match.name)
  const load = modules[`../pages/${view}/Page.tsx`]
  if (!load) throw new Error(`There is no site/pages/${view}/Page.tsx`)
  const module = await load()
  const [data] = await Promise.all([
    module.prepare?.(locale, match.value),
    loadCatalogues({ ...(hasCatalogue && cataloguesOf(view)), ...module.catalogues }),
    !isInDocument && !import.meta.env.SSR && element && definitions[element](),
  ])
  return { match, Page: module.Page, data }
}

/** A page on screen, with its language. */
export interface Shown {
  readonly page: LoadedPage
  readonly locale: Locale
  readonly i18n: I18n
  readonly loadCatalogues: I18nLoader['load']
}
