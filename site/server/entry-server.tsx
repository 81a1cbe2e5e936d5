import type { Messages } from '@lingui/core'
import { renderToString } from 'react-dom/server'
import { createI18nLoader } from '../../shared/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'
import type { Lazy } from '../app/LazyPart.tsx'
import { addressOf } from '../app/languages.ts'
import { layoutCatalogues } from '../app/layout-catalogues.ts'
import { matchRoute } from '../app/routes.ts'
import { Site } from '../app/Site.tsx'
import { skipText } from '../layout/skip-text.ts'
import { catalogues as overlayCatalogues } from '../overlays/overlays.ts'
import { SolutionsText } from '../overlays/solutions/SolutionsText.tsx'
import { trade } from '../pages/home/trade.ts'
import { loadPage } from '../pages/load-page.ts'
import { titleOf } from '../pages/titles.ts'
import { descriptionOf } from './description-of.ts'
import { elementShell } from './element-shell.tsx'

/** A rendered page with the data of its document's head. */
export interface RenderedPage {
  readonly body: string
  /** The text of the link that leads past the header. */
  readonly skip: string
  readonly title: string
  readonly description: string
  /** Inline style sheets, for the policy. */
  readonly styles: readonly string[]
}

/** Texts of the head. */
const headCatalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site-head.po')

/** Renders a path in a language; `path` is without its language prefix. */
export async function render(locale: Locale, path: string): Promise<RenderedPage> {
  const { i18n, activate, load } = createI18nLoader(layoutCatalogues, (id) => {
    throw new Error(`${path} has no text in ${locale} for ${id}`)
  })
  await activate(locale)
  await Promise.all([load(headCatalogues), load(overlayCatalogues)])
  const match = matchRoute(path)
  const page = await loadPage(match, locale, load)
  const address = addressOf(locale, path)
  const { drawn, styles = [] } = (await elementShell(match.name, locale)) ?? {}
  const body = renderToString(
    <Site
      first={{ page, locale, i18n, loadCatalogues: load }}
      ssrPath={address}
      withoutScript={<SolutionsText />}
      shell={drawn}
    />,
  )
  if (match.name !== 'document') {
    const { name } = match
    return {
      body,
      skip: i18n._(skipText),
      styles,
      title: i18n._(name === 'home' ? trade : titleOf(name)),
      description: i18n._(descriptionOf(name)),
    }
  }
  const { title, intro, sections } = await (page.data as Lazy<LegalText>).load()
  const first = [...intro, ...(sections[0]?.blocks ?? [])].find(
    (block) => typeof block === 'string',
  )
  return { body, skip: i18n._(skipText), styles, title, description: String(first ?? title) }
}
