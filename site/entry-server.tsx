import type { Messages } from '@lingui/core'
import { renderToString } from 'react-dom/server'
import { createI18nLoader } from '../shared/i18n/i18n-loader.ts'
import type { Locale } from '../shared/i18n/locale.ts'
import type { LegalText } from '../shared/legal-text/legal-text.ts'
import type { Later } from './Later.tsx'
import { addressOf } from './languages.ts'
import { catalogues as overlayCatalogues } from './overlays/overlays.ts'
import { SolutionsText } from './overlays/solutions/SolutionsText.tsx'
import { layoutCatalogues, loadPage } from './pages.ts'
import { findPlace } from './routes.ts'
import { Site } from './Site.tsx'
import { descriptions } from './server/descriptions.ts'
import { elementShell } from './server/element-shell.tsx'
import { titles } from './titles.ts'

/** A page as a document wants it. */
export interface RenderedPage {
  readonly body: string
  readonly title: string
  readonly description: string
  /** Style sheets in it, which the policy has to know. */
  readonly styles: readonly string[]
}

const headCatalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site-head.po')

/** Draws a path in a language; `path` is without its prefix. */
export async function render(locale: Locale, path: string): Promise<RenderedPage> {
  const { i18n, activate, load } = createI18nLoader(layoutCatalogues, (id) => {
    throw new Error(`${path} has no text in ${locale} for ${id}`)
  })
  await activate(locale)
  await Promise.all([load(headCatalogues), load(overlayCatalogues)])
  const place = findPlace(path)
  const page = await loadPage(place, locale, load)
  const address = addressOf(locale, path)
  const { drawn, styles = [] } = (await elementShell(place.name, locale)) ?? {}
  const body = renderToString(
    <Site
      locale={locale}
      i18n={i18n}
      loadCatalogues={load}
      first={page}
      ssrPath={address}
      withoutScript={<SolutionsText />}
      shell={drawn}
    />,
  )
  if (place.name !== 'document') {
    const { name } = place
    return {
      body,
      styles,
      title: i18n._(titles[name]),
      description: i18n._(descriptions[name]),
    }
  }
  const { title, intro, sections } = await (page.data as Later<LegalText>).load()
  const first = [...intro, ...(sections[0]?.blocks ?? [])].find(
    (block) => typeof block === 'string',
  )
  return { body, styles, title, description: String(first ?? title) }
}
