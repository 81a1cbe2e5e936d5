import { shapesIn } from '../../../shared/paper/certificate/draw-shape.ts'
import { printPage } from '../../../shared/paper/print/print-page.ts'
import { contractText } from '../../../shared/text/legal-text/contract-text.ts'
import { headingsOf } from '../../../shared/text/legal-text/drawing/article-heading.ts'
import {
  type ContractFacts,
  factNames,
} from '../../../shared/text/legal-text/drawing/contract-facts.ts'
import { drawLegalText } from '../../../shared/text/legal-text/drawing/draw-legal-text.ts'
import { langOf } from '../../../shared/text/legal-text/lang-of.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import type { ReceiptRow } from '../receipt/receipt-rows.ts'
import css from './copy.css?inline'
import { drawSeal } from './draw-seal.ts'

/** The contract on paper: the whole text and, once it is signed, signature and receipt. */
export interface Copy {
  readonly text: LegalText
  /** Language of the text. */
  readonly locale: string
  readonly facts: ContractFacts
  /** The whole text, line by line, if it is an earlier one. */
  readonly exact?: string
  /** Says that the text may not be the one that was signed. */
  readonly caution?: string
  readonly receipt?: {
    readonly heading: string
    readonly rows: readonly ReceiptRow[]
    readonly signature: { readonly png: Uint8Array; readonly label: string } | undefined
  }
}

const dataUrl = (png: Uint8Array): string =>
  `data:image/png;base64,${btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''))}`

/** A drawing that may grow: browsers that darken pages leave it as it is, but not a single pixel. */
const whitePaper = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 3" preserveAspectRatio="none"><path fill="#fff" d="M0 0h8v3H0z"/></svg>',
)}`

/** Writes a copy into an empty page. Nothing is parsed, so that Trusted Types have no objection. */
function fill(page: Document, { text, locale, facts, exact, caution, receipt }: Copy): void {
  const make = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
    const node = page.createElement(tag)
    if (className) node.className = className
    node.append(...children)
    return node
  }
  const listOf = (rows: readonly (readonly [label: string, value: string])[]) =>
    make(
      'dl',
      '',
      ...rows.map(([label, value]) =>
        make('div', '', make('dt', '', label), make('dd', '', value)),
      ),
    )
  page.title = `${text.title} ${facts.number}`
  page.documentElement.lang = langOf(text, locale)
  if (exact) page.body.append(make('div', 'exact', exact))
  else {
    page.body.append(
      make('h1', '', text.title),
      listOf([
        ...factNames
          .filter((name) => name !== 'date' || facts.date)
          .map((name) => [text.words[name] ?? name, facts[name]] as const),
        ...(text.own?.version ? [[text.words.version ?? '', text.own.version] as const] : []),
      ]),
      drawLegalText(make, text, headingsOf(text, locale)),
    )
  }
  if (caution) page.body.append(make('p', 'caution', caution))
  if (!receipt) return
  const { heading, rows, signature } = receipt
  const part = make(
    'section',
    'receipt',
    make('h2', '', heading),
    drawSeal(shapesIn(page), 'seal', facts),
  )
  if (signature) {
    // An image too: a browser that darkens pages darkens a background, and the ink is dark.
    const paper = make('img', 'paper') as HTMLImageElement
    paper.src = whitePaper
    paper.alt = ''
    const picture = page.createElement('img')
    picture.src = dataUrl(signature.png)
    picture.alt = signature.label
    part.append(make('div', 'signature', paper, picture))
  }
  part.append(listOf(rows.map(({ label, value }) => [label, value])))
  page.body.append(part)
}

/** The copy as a self-contained file. */
export function copyFile(copy: Copy): Blob {
  const page = document.implementation.createHTMLDocument()
  fill(page, copy)
  // As text: even in a hidden frame, the host's policy forbids a style element.
  const head = `<meta charset="utf-8"><style>${css}</style>`
  const html = page.documentElement.outerHTML.replace('<head>', `<head>${head}`)
  return new Blob([`<!doctype html>\n${html}`], { type: 'text/html;charset=utf-8' })
}

/** The copy as plain text: that of the contract and, once it is signed, the receipt. */
export const copyText = ({ text, locale, facts, exact, caution, receipt }: Copy): string =>
  [
    exact ?? contractText(text, locale, facts),
    ...(caution ? [caution, ''] : []),
    ...(receipt
      ? [receipt.heading, ...receipt.rows.map((row) => `${row.label}: ${row.value}`)]
      : []),
  ].join('\n')

/** Prints the copy alone. False if this browser cannot print. */
export const printCopy = (copy: Copy, root: ShadowRoot, signal: AbortSignal): Promise<boolean> =>
  printPage((page) => fill(page, copy), css, root, signal)
