import type { Messages } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Catalogues } from '../shared/i18n/catalogues.ts'
import type { I18nLoader } from '../shared/i18n/i18n-loader.ts'
import type { Locale } from '../shared/i18n/locale.ts'
import type { Later } from './Later.tsx'
import type { Place, RouteName } from './routes.ts'

export interface PageProps<Data = unknown> {
  /** What the path says beyond the route: a contract's token, a document's name. */
  readonly value: string
  /** What `prepare` of the page's module gave. */
  readonly data: Data
}

/** What `Page.tsx` of a page's folder exports. */
export interface PageModule<Data = unknown> {
  readonly Page: ComponentType<PageProps<Data>>
  /** Its texts; without it those of the layout do. */
  readonly catalogues?: Catalogues
  /** Parts that a document is usable without; a page that is gone to waits for them. */
  readonly later?: readonly Later<unknown>[]
  /** Loads what the page cannot be drawn without. */
  prepare?(locale: Locale, value: string, isInDocument: boolean): Promise<Data>
}

/** A page with all that it takes to draw it at once. */
export interface LoadedPage {
  readonly place: Place
  readonly Page: ComponentType<PageProps>
  readonly data: unknown
}

const modules: Readonly<Record<RouteName, () => Promise<unknown>>> = {
  home: () => import('./pages/home/Page.tsx'),
  trusts: () => import('./pages/trusts/Page.tsx'),
  creditCard: () => import('./pages/credit-card/Page.tsx'),
  trustFund: () => import('./pages/trust-fund/Page.tsx'),
  ccvService: () => import('./pages/ccv-service/Page.tsx'),
  transfer: () => import('./pages/transfer/Page.tsx'),
  contract: () => import('./pages/contract/Page.tsx'),
  login: () => import('./pages/login/Page.tsx'),
  document: () => import('./pages/document/Page.tsx'),
}

/** Texts of header, footer and forms. */
export const layoutCatalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site.po')

/**
 * Loads a page, its texts and its data, and what comes later too unless `isInDocument`: then the
 * document has drawn it already. Rejects where a file cannot be had.
 */
export async function loadPage(
  place: Place,
  locale: Locale,
  loadCatalogues: I18nLoader['load'],
  isInDocument = false,
): Promise<LoadedPage> {
  const module = (await modules[place.name]()) as PageModule
  const [data] = await Promise.all([
    module.prepare?.(locale, place.value, isInDocument),
    module.catalogues && loadCatalogues(module.catalogues),
    ...(isInDocument ? [] : (module.later ?? [])).map(({ load }) => load()),
  ])
  return { place, Page: module.Page, data }
}
