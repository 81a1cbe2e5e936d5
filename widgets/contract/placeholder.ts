import { factNames } from '../../shared/document/contract-text.ts'
import { type Draw, drawDocument } from '../../shared/document/draw-document.ts'
import type { TextDocument } from '../../shared/document/text-document.ts'

export { default as css } from './View.css?inline'

/** The text of the agreement, before React is here; the facts of this contract are on their way. */
export const draw = <Drawn>(make: Draw<Drawn>, text: TextDocument): Drawn =>
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
          ),
        ),
      ),
    ),
    make('div', 'tw-tools', make('div', 'tw-skeleton')),
    drawDocument(make, text),
  )
