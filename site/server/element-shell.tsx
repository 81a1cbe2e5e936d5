import { initialParts as account } from 'virtual:tw-account/entry'
import { initialParts as contractParts } from 'virtual:tw-contract/entry'
import { initialParts as lookup } from 'virtual:tw-fund-lookup/entry'
import { initialParts as transfer } from 'virtual:tw-transfer/entry'
import { initialParts as wallet } from 'virtual:tw-wallet/entry'
import { createElement, type ReactNode } from 'react'
import * as contract from '../../elements/contract/text/placeholder.ts'
import type { InitialParts, InitialText } from '../../shared/element/entry/first-paint.ts'
import { drawFrame, drawSkeleton } from '../../shared/element/entry/shell.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { drawPhrases } from '../../shared/text/legal-text/drawing/draw-legal-text.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { type LegalTexts, loadLegalText } from '../../shared/text/legal-text/load-legal-text.ts'
import first from '../../shared/ui/frame/first.css?inline'
import { languageTags } from '../app/languages.ts'
import { draw } from '../documents/Prose.tsx'
import type { PageName } from '../pages/pages.ts'
import type { OfElementPages } from './element-pages.ts'

const contractTexts: LegalTexts = import.meta.glob<{ default: LegalText }>(
  '/locales/*/documents/contract.md',
)

/** The title of an element; `screen` is its attribute on the page. */
const titleOf = ({ title }: InitialParts, screen?: string): InitialText =>
  typeof title === 'function' ? title({ screen } as object as Parameters<typeof title>[0]) : title

const titles: OfElementPages<InitialText> = {
  trustFund: titleOf(lookup),
  transfer: titleOf(transfer),
  contract: titleOf(contractParts),
  login: titleOf(account, 'sign-in'),
  register: titleOf(account, 'register'),
  resetPassword: titleOf(account, 'reset'),
  wallet: titleOf(wallet, 'hub'),
  walletHistory: titleOf(wallet, 'history'),
  bindCard: titleOf(wallet, 'bind-card'),
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
  const title = titles[route]
  if (!title) return undefined
  const isContract = route === 'contract'
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
