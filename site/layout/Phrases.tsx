import { useLingui } from '@lingui/react'
import { Fragment, type ReactNode } from 'react'
import { phraseMark } from './phrase-mark.ts'

/** A marked text: a `<wbr>` for each mark, which no one copies, hears or finds. */
export const withBreaks = (marked: string): ReactNode =>
  marked.split(phraseMark).map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))

/**
 * The words of a heading. In Chinese and Japanese its lines end between phrases: the build adds the
 * same text with marks to the catalogue (`tools/build/phrases.ts`), under the text itself.
 */
export const Phrases = ({ children }: { readonly children: string }) => {
  const { i18n } = useLingui()
  const marked = i18n.messages[children]
  return typeof marked === 'string' ? withBreaks(marked) : children
}
