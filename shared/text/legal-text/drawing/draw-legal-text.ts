import { phraseMark } from '../../i18n/phrase-mark.ts'
import type { Block, LegalText } from '../legal-text.ts'

/** Creates an element: a DOM node before React is loaded, a React element after that. */
export type Draw<Drawn> = (tag: string, className: string, ...children: (Drawn | string)[]) => Drawn

/**
 * Text that Chromium would break across lines: a closing mark with its Korean particle, and a word.
 */
const inseparable = /([”’)][가-힣]+|お問い合わせ)/

const drawWords = <Drawn>(draw: Draw<Drawn>, text: string): (Drawn | string)[] =>
  text.split(inseparable).map((part, at) => (at % 2 ? draw('span', '', part) : part))

const drawBlock = <Drawn>(draw: Draw<Drawn>, block: Block): Drawn =>
  typeof block === 'string'
    ? draw('p', '', ...drawWords(draw, block))
    : draw('ul', '', ...block.map((item) => draw('li', '', ...drawWords(draw, item))))

/** A marked text, with a `<wbr>` for each mark: copying, screen readers and search ignore it. */
export const drawPhrases = <Drawn>(draw: Draw<Drawn>, marked: string): (Drawn | string)[] =>
  marked.split(phraseMark).flatMap((phrase, at) => (at ? [draw('wbr', ''), phrase] : phrase))

/**
 * A long text without its title; each section is a `section`.
 *
 * @param headingOf takes a heading and its index; a contract has `articleHeading`
 */
export const drawLegalText = <Drawn>(
  draw: Draw<Drawn>,
  { intro, sections }: LegalText,
  headingOf: (heading: string, at: number) => string = (heading) => heading,
  headingTag: 'h2' | 'h3' = 'h3',
): Drawn =>
  draw(
    'div',
    'tw-legal-text',
    ...intro.map((block) => drawBlock(draw, block)),
    ...sections.map(({ heading, marked = heading, blocks }, at) =>
      draw(
        'section',
        '',
        draw(headingTag, '', ...drawPhrases(draw, headingOf(marked, at))),
        ...blocks.map((block) => drawBlock(draw, block)),
      ),
    ),
  )
