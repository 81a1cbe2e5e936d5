import type { Placeholder } from '../../../shared/element/entry/shell.ts'
import { headingsOf } from '../../../shared/text/legal-text/drawing/article-heading.ts'
import { factNames } from '../../../shared/text/legal-text/drawing/contract-facts.ts'
import {
  type Draw,
  drawLegalText,
} from '../../../shared/text/legal-text/drawing/draw-legal-text.ts'
import { roleWords } from '../../../shared/text/legal-text/drawing/party-roles.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import { chooseText } from '../own-text/choose-text.ts'
import css from './first.css?inline'

export { css }

const hasWords = ({ intro, sections }: LegalText) => intro.length + sections.length > 0

/** Where a text will be that has not arrived. */
const drawBars = <Drawn>(make: Draw<Drawn>): Drawn =>
  make('div', 'tw-text-bars', ...[1, 2, 3].map(() => make('div', 'tw-skeleton')))

/** The text of the agreement before React has loaded; the facts of the contract are loading. */
export const draw = <Drawn>(
  make: Draw<Drawn>,
  text: LegalText,
  locale: string,
  isForeign = false,
): Drawn =>
  make(
    'div',
    'tw-step',
    make(
      'div',
      'tw-head',
      make(
        'dl',
        'tw-facts',
        ...factNames.map((name) =>
          make(
            'div',
            '',
            make('dt', '', text.words[name] ?? ''),
            make('dd', '', make('div', 'tw-skeleton')),
            ...(name === 'partA' || name === 'partB'
              ? [make('dd', 'tw-role', text.words[roleWords[name]] ?? '')]
              : []),
          ),
        ),
        ...(text.own?.version
          ? [
              make(
                'div',
                '',
                make('dt', '', text.words.version ?? ''),
                make('dd', '', text.own.version),
              ),
            ]
          : []),
      ),
    ),
    // Where the view says in which language the text is.
    ...(isForeign ? [make('p', 'tw-text-language', '\u00a0')] : []),
    make('div', 'tw-tools', make('div', 'tw-skeleton')),
    hasWords(text) ? drawLegalText(make, text, headingsOf(text, locale)) : drawBars(make),
  )

/** The text of the page, or bars where the server's will be; undefined if the text is ours. */
export const ownText: NonNullable<Placeholder['ownText']> = async (
  element,
  { serverText },
  locale,
  load,
) => {
  const isServers = serverText === true
  const text = await chooseText({ element, locale, isServers, texts: undefined, load })
  if (!text.legalText.own && !text.isMissing) return undefined
  const { isForeign } = await import('../../../shared/text/legal-text/lang-of.ts')
  return { ...text, isForeign: isForeign(text.legalText, locale) }
}
