import { initialParts as account } from 'virtual:tw-account/entry'
import { initialParts as contractParts } from 'virtual:tw-contract/entry'
import { initialParts as lookup } from 'virtual:tw-fund-lookup/entry'
import { initialParts as transfer } from 'virtual:tw-transfer/entry'
import { initialParts as wallet } from 'virtual:tw-wallet/entry'
import { createElement, type ReactNode } from 'react'
import * as contract from '../../elements/contract/text/placeholder.ts'
import type { ElementName } from '../../elements/elements.ts'
import type { InitialParts, InitialText } from '../../shared/element/entry/first-paint.ts'
import { drawFrame, drawSkeleton } from '../../shared/element/entry/shell.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { drawPhrases } from '../../shared/text/legal-text/drawing/draw-legal-text.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { type LegalTexts, loadLegalText } from '../../shared/text/legal-text/load-legal-text.ts'
import first from '../../shared/ui/frame/first.css?inline'
import { draw } from '../documents/Prose.tsx'
import { languageTags } from '../map/languages.ts'
import { type PageName, pages } from '../map/pages.ts'

const contractTexts: LegalTexts = import.meta.glob<{ default: LegalText }>(
  '/locales/*/documents/contract.md',
)

/** What the entries of the elements show. */
const parts: Readonly<Record<ElementName, InitialParts>> = {
  account,
  contract: contractParts,
  'fund-lookup': lookup,
  transfer,
  wallet,
}

/** The title that the element of a page shows first. */
function titleOf({ element, screen }: (typeof pages)[PageName]): InitialText | undefined {
  const title = element && parts[element].title
  return typeof title === 'function'
    ? title({ screen } as object as Parameters<typeof title>[0])
    : title
}

/** The page of an account has the title beside the element, except on a phone in portrait. */
const bareBesideWords =
  '@media(width>640px){.tw-frame-header{position:absolute;clip-path:inset(50%)}}'

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
  const own: Partial<Record<ElementName, string>> = {
    contract: contract.css,
    account: bareBesideWords,
  }
  const { element } = pages[route]
  const styles = [first, (element && own[element]) ?? ''].filter(Boolean)
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
