import { msg } from '@lingui/core/macro'
import { renderToString } from 'react-dom/server'
import { createI18nLoader } from '../../shared/text/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { loadPage } from '../app/load-page.ts'
import { Site } from '../app/Site.tsx'
import { layoutCatalogues } from '../common/load-part.ts'
import { addressOf } from '../map/languages.ts'
import { pages } from '../map/pages.ts'
import { matchRoute } from '../map/routes.ts'
import { headTitleOf } from '../map/titles.ts'
import { catalogues as overlayCatalogues } from '../overlays/overlays.ts'
import { SolutionsText } from '../overlays/solutions/SolutionsText.tsx'
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

/** The link past the header. The document has it, above what React draws. */
const skipText = msg`Skip to content`

/** Renders a path in a language; `path` is without its language prefix. */
export async function render(locale: Locale, path: string): Promise<RenderedPage> {
  const { i18n, activate, load } = createI18nLoader(layoutCatalogues, (id) => {
    throw new Error(`${path} has no text in ${locale} for ${id}`)
  })
  await activate(locale)
  await load(overlayCatalogues)
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
  const { description } = pages[match.name]
  return {
    body,
    skip: i18n._(skipText),
    styles,
    title: i18n._(headTitleOf(match)),
    description: description ? i18n._(description) : firstSentence(page.data as LegalText),
  }
}

/** The first sentence of a document, as its description. */
function firstSentence({ title, intro, sections }: LegalText): string {
  const first = [...intro, ...(sections[0]?.blocks ?? [])].find(
    (block) => typeof block === 'string',
  )
  return String(first ?? title)
}
