import type { Locale } from '../../../shared/text/i18n/locale.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import type { LinkedContract } from '../model/state.ts'

/** Where the text of an agreement may come from. */
export interface TextSources {
  readonly element: Element
  /** The language of the element. */
  readonly locale: Locale
  /** The attribute `server-text`: the text is the server's, and never the element's. */
  readonly isServers: boolean
  /** What the server has sent so far. */
  readonly texts: LinkedContract['texts']
  /** Loads the element's own text in a language. */
  readonly load: (locale: Locale) => Promise<LegalText>
}
