import { LinguiContext } from '@lingui/react'
import { useContext } from 'react'
import { phraseMark } from '../i18n/phrase-mark.ts'

/**
 * The words of a heading, a lead or a message. In Japanese its lines end between phrases: the build
 * adds the same text with marks to the catalogue (`tools/build/phrases.ts`), under the text itself. A
 * mark is drawn as `<wbr>`, which no one copies, hears or finds.
 */
export const Phrases = ({ children }: { readonly children: string }) => {
  const marked = useContext(LinguiContext)?.i18n.messages[children]
  if (typeof marked !== 'string') return children
  return marked.split(phraseMark).flatMap((phrase, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases never move
    return at ? [<wbr key={at} />, phrase] : phrase
  })
}
