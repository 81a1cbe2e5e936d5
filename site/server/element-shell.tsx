import { createElement, type ReactNode } from 'react'
import type { InitialText } from '../../shared/element/entry/first-paint.ts'
import { drawFrame, drawSkeleton } from '../../shared/element/entry/shell.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { drawPhrases } from '../../shared/legal-text/drawing/draw-legal-text.ts'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'
import { type LegalTexts, loadLegalText } from '../../shared/legal-text/load-legal-text.ts'
import first from '../../shared/ui/frame/first.css?inline'
import { titles as accountTitles } from '../../widgets/account/entry/texts.ts'
import * as contract from '../../widgets/contract/entry/placeholder.ts'
import { title as contractTitle } from '../../widgets/contract/entry/texts.ts'
import type { ElementName } from '../../widgets/elements.ts'
import { title as lookupTitle } from '../../widgets/fund-lookup/entry/texts.ts'
import { title as transferTitle } from '../../widgets/transfer/entry/texts.ts'
import { titles as walletTitles } from '../../widgets/wallet/entry/texts.ts'
import { draw } from '../documents/Prose.tsx'
import { languageTags } from '../map/languages.ts'
import { type PageName, pages } from '../map/pages.ts'

const contractTexts: LegalTexts = import.meta.glob<{ default: LegalText }>(
  '/locales/*/documents/contract.md',
)

/** The title of the first view, by element; of an element with several, by screen. */
const titles: Readonly<Record<ElementName, InitialText | Readonly<Record<string, InitialText>>>> = {
  account: accountTitles,
  contract: contractTitle,
  'fund-lookup': lookupTitle,
  transfer: transferTitle,
  wallet: walletTitles,
}

const isText = (title: object): title is InitialText => 'en' in title

/** The title that the element of a page shows first. */
function titleOf({ element, screen = '' }: (typeof pages)[PageName]): InitialText | undefined {
  const title = element && titles[element]
  return title && isText(title) ? title : title?.[screen]
}

interface ElementShell {
  /** A declarative shadow root. */
  readonly drawn: ReactNode
  /** Its inline style sheets, for the policy. */
  readonly styles: readonly string[]
}

/**
 * The first view of a page's element as a part of the document, rendered by the element's own code so
 * that nothing moves when the element takes over. A contract's shell contains its text.
 */
export async function elementShell(
  route: PageName,
  locale: Locale,
): Promise<ElementShell | undefined> {
  const title = titleOf(pages[route])
  if (!title) return undefined
  const isContract = pages[route].element === 'contract'
  const body = isContract
    ? contract.draw(draw, await loadLegalText(contractTexts, locale), locale)
    : drawSkeleton(draw)
  const styles = isContract ? [first, contract.css] : [first]
  const frame = drawFrame(
    draw,
    draw('h2', 'tw-title', ...drawPhrases(draw, title[locale])),
    draw('div', 'tw-frame-body', body),
  )
  return {
    styles,
    drawn: createElement(
      'template',
      // A copy of the document has it too.
      { shadowrootmode: 'open', shadowrootclonable: '' },
      ...styles.map((style) => createElement('style', null, style)),
      <div className="tw" lang={languageTags[locale]}>
        {frame}
      </div>,
    ),
  }
}
