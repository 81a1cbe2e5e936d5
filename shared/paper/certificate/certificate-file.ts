import type { ReviewStep } from '../../ui/ReviewProgress.tsx'
import { printPage } from '../print/print-page.ts'
import { drawRosette, drawShares } from './draw-certificate.ts'
import { shapesIn } from './draw-shape.ts'
import css from './paper.css?inline'

/**
 * The texts of a certificate (a receipt or a net asset value), for its file, its print and its
 * copy.
 */
export interface CertificateText {
  readonly title: string
  readonly headline: string
  /** What is read before the facts; one paragraph each. */
  readonly lead?: readonly string[]
  /** The engraving is drawn from it. */
  readonly seed: string
  /** The first row is the figure that the sheet certifies. */
  readonly rows: readonly (readonly [label: string, value: string])[]
  /** How two currencies share the total: the part of the first, from 0 to 1, and both in words. */
  readonly shares?: { readonly first: number; readonly words: string } | undefined
  readonly reviews?: readonly Omit<ReviewStep, 'key'>[]
  /** One paragraph each. */
  readonly notes?: readonly string[]
  /** Language of the texts, a value for `lang`. */
  readonly language: string
}

/** The certificate as plain text, one fact per line. */
export const certificateText = (certificate: CertificateText): string => {
  const { title, headline, lead = [], rows, shares, reviews = [], notes = [] } = certificate
  return [
    title,
    headline,
    ...lead,
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...(shares ? [shares.words] : []),
    ...reviews.map(({ title, stateText, details = [] }) =>
      [`${title}: ${stateText}`, ...details].join('\n'),
    ),
    ...notes,
  ].join('\n')
}

/** Writes a certificate into an empty page. Built from nodes, as Trusted Types forbid parsing. */
function fill(page: Document, certificate: CertificateText): void {
  const { title, headline, lead = [], seed, rows, shares, language } = certificate
  const { reviews = [], notes = [] } = certificate
  page.title = title
  page.documentElement.lang = language
  const draw = shapesIn(page)
  const make = (tag: string, ...children: (Node | string)[]) => {
    const node = page.createElement(tag)
    node.append(...children)
    return node
  }
  const [figure, ...facts] = rows.map(([label, value]) =>
    make('div', make('dt', label), make('dd', value)),
  )
  const sheet = make(
    'main',
    drawRosette(draw, seed),
    make('h1', title),
    make('h2', headline),
    ...lead.map((each) => make('p', each)),
    make('dl', ...(figure ? [figure] : [])),
    ...(shares ? [drawShares(draw, shares.first), make('small', shares.words)] : []),
    make('dl', ...facts),
    make(
      'ol',
      ...reviews.map(({ title, stateText, details = [] }) =>
        make('li', title, ' ', make('small', stateText), ...details.map((each) => make('p', each))),
      ),
    ),
    ...notes.map((each) => make('p', each)),
  )
  sheet.className = 'tw-certificate'
  page.body.append(sheet)
}

/** The certificate as an HTML file. */
export function certificateFile(certificate: CertificateText): Blob {
  const page = document.implementation.createHTMLDocument('')
  fill(page, certificate)
  // Added as text: the policy of the page forbids a style element even in this document.
  const head = `<head><meta charset="utf-8"><style>${css}</style>`
  const html = page.documentElement.outerHTML.replace('<head>', head)
  return new Blob([`<!doctype html>\n${html}`], { type: 'text/html;charset=utf-8' })
}

/** Prints only the certificate. False if this browser does not print. */
export const printCertificate = (
  certificate: CertificateText,
  root: ShadowRoot,
  signal: AbortSignal,
): Promise<boolean> => printPage((page) => fill(page, certificate), css, root, signal)
