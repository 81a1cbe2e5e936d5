import { LinguiContext } from '@lingui/react'
import { useContext } from 'react'
import { phraseMark } from '../text/i18n/phrase-mark.ts'

/**
 * The text of a heading, a lead or a message. In Japanese its lines break between phrases: the
 * build adds the same text with marks to the catalogue (`tools/build/catalogues.ts`), with the text
 * itself as the key. A mark is drawn as `<wbr>`, which copying, screen readers and search ignore.
 */
export const Phrases = ({ children }: { readonly children: string }) => {
  const marked = useContext(LinguiContext)?.i18n.messages[children]
  // A compiled text is a list, of one part if it has no placeholder.
  const parts = String(marked ?? children)
    .split(phraseMark)
    .flatMap((phrase, at) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the phrases never move
      return at ? [<wbr key={at} />, phrase] : phrase
    })
  // The key: another text is another element, whatever a translator has made of this one.
  return <bdi key={children}>{parts}</bdi>
}
