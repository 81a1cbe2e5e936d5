import { articleHeading } from '../../../shared/text/legal-text/drawing/article-heading.ts'
import { factNames } from '../../../shared/text/legal-text/drawing/contract-facts.ts'
import {
  type Draw,
  drawLegalText,
} from '../../../shared/text/legal-text/drawing/draw-legal-text.ts'
import { roleWords } from '../../../shared/text/legal-text/drawing/party-roles.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import css from './first.css?inline'

export { css }

/** The text of the agreement before React has loaded; the facts of the contract are loading. */
export const draw = <Drawn>(make: Draw<Drawn>, text: LegalText, locale: string): Drawn =>
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
      ),
    ),
    make('div', 'tw-tools', make('div', 'tw-skeleton')),
    drawLegalText(make, text, articleHeading(locale)),
  )
