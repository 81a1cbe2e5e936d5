import { printPage } from '../print/print-page.ts'
import type { ReviewStep } from '../ui/ReviewProgress.tsx'

/** The texts of a receipt, for the screen, the file and the copy. */
export interface ReceiptText {
  readonly title: string
  readonly headline: string
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly reviews: readonly Omit<ReviewStep, 'key'>[]
  /** The reason of a failure that no review names. */
  readonly notes: readonly string[]
  /** Language of the texts, a value for `lang`. */
  readonly language: string
}

/** For the file and for paper. */
const css =
  'body{max-width:640px;margin:32px auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif;color:#1d1a14}' +
  'dl,dd,ol,p{margin:0;padding:0}dl>div,li{padding:8px 0;border-bottom:1px solid #ccc;list-style:none}' +
  'dt,small{color:#555}dd{overflow-wrap:anywhere}h1{font-size:22px}h2{font-size:18px}'

/** The receipt as plain text, one fact per line. */
export const receiptText = ({ title, headline, rows, reviews, notes }: ReceiptText): string =>
  [
    title,
    headline,
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...reviews.map(({ title, stateText, details = [] }) =>
      [`${title}: ${stateText}`, ...details].join('\n'),
    ),
    ...notes,
  ].join('\n')

/** Writes a receipt into an empty page. Built from nodes, as Trusted Types forbid parsing. */
function fill(
  page: Document,
  { title, headline, rows, reviews, notes, language }: ReceiptText,
): void {
  page.title = title
  page.documentElement.lang = language
  const make = (tag: string, ...children: (Node | string)[]) => {
    const node = page.createElement(tag)
    node.append(...children)
    return node
  }
  page.body.append(
    make('h1', title),
    make('h2', headline),
    make('dl', ...rows.map(([label, value]) => make('div', make('dt', label), make('dd', value)))),
    make(
      'ol',
      ...reviews.map(({ title, stateText, details = [] }) =>
        make('li', title, ' ', make('small', stateText), ...details.map((each) => make('p', each))),
      ),
    ),
    ...notes.map((each) => make('p', each)),
  )
}

/** The receipt as an HTML file. */
export function receiptFile(receipt: ReceiptText): Blob {
  const page = document.implementation.createHTMLDocument('')
  fill(page, receipt)
  // Added as text: the policy of the page forbids a style element even in this document.
  const head = `<head><meta charset="utf-8"><style>${css}</style>`
  const html = page.documentElement.outerHTML.replace('<head>', head)
  return new Blob([`<!doctype html>\n${html}`], { type: 'text/html;charset=utf-8' })
}

/** Prints the receipt alone. False where this browser does not print. */
export const printReceipt = (
  receipt: ReceiptText,
  root: ShadowRoot,
  signal: AbortSignal,
): Promise<boolean> => printPage((page) => fill(page, receipt), css, root, signal)
