import type { ClientSettings } from '../../api/request.ts'
import { type Catalogues, preloadCatalogues } from '../../text/i18n/catalogues.ts'
import type { Locale } from '../../text/i18n/locale.ts'
import type { LegalText } from '../../text/legal-text/legal-text.ts'
import type { Declaration, PropertiesOf } from './declaration.ts'
import { type HostPost, openHostPost, tellPage } from './host-message.ts'
import type { FirstCall, Prefetcher } from './prefetch.ts'
import { localeOf, readProperties, settingsOf } from './properties.ts'
import { make, type Placeholder, paintShell, type ShellWords, shellWords } from './shell.ts'

/** A text of the first paint, which is shown before any catalogue is loaded. */
export type InitialText = Readonly<Record<Locale, string>>

/** What an element shows and loads before its class is loaded. */
export interface InitialParts<D extends Declaration = Declaration> {
  /** The title, or a function that chooses it. */
  readonly title: InitialText | ((properties: PropertiesOf<D>) => InitialText)
  readonly catalogues: Catalogues
  /** Prefetches the answer that the first view shows: `prefetching`. */
  readonly openPrefetcher?: () => Prefetcher<PropertiesOf<D>>
  /** A long text that can be read before the class is loaded, and its renderer. */
  readonly legalText?: {
    /** Loads the text in a language. */
    readonly load: (locale: string) => Promise<LegalText>
    readonly placeholder: () => Promise<Placeholder>
  }
}

/** One element before its class, from its insertion on; the class takes it over. */
export interface FirstPaint<D extends Declaration = Declaration> extends HostPost {
  readonly element: HTMLElement
  /** The properties as they are now. */
  properties(): PropertiesOf<D>
  /** The language as it is now. */
  locale(): Locale
  /** How calls are made now: URL, token, and what the server allows. */
  settings(): ClientSettings
  /** Dispatches an event to the page and to a native host. False if the page has canceled it. */
  emit(type: string, detail: object): boolean
  /** The title of the first view. */
  title(locale: Locale): string
  /** Texts that need no catalogue. */
  words(locale: Locale): ShellWords
  /** Paints title, language and theme as they are now; prefetches until the client has made a call. */
  update(): void
  /** The prefetched response, if the client makes its first calls in their order and this is the next. */
  takePrefetched(call: FirstCall): Promise<Response> | undefined
  /** The texts of the first view. */
  readonly catalogues: Catalogues
  /** The element's long text in a language. */
  legalText(locale: string): Promise<LegalText>
  /** Gives the shadow root a style sheet; the same text a second time does nothing. */
  addStyles(css: string): void
  /** Shows that nothing could be loaded; resolves when the person retries. */
  offerRetry(): Promise<void>
  /** Removes the painted shell. */
  remove(): void
  /** Aborts the first calls and shows no more; the element has left the page. */
  end(): void
}

/**
 * Paints the shell of an element, sends its first calls and loads its texts. It works on a tag that is
 * not defined yet, and on an instance of its class.
 */
export function openFirstPaint<D extends Declaration>(
  element: HTMLElement,
  declaration: D,
  { title: titles, catalogues, openPrefetcher, legalText }: InitialParts<D>,
): FirstPaint<D> {
  const hostPost = openHostPost(declaration.tag)
  const shell = paintShell(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
  const properties = () => readProperties(element, declaration)
  const locale = () => localeOf(element, declaration)
  const settings = () => settingsOf(properties(), locale())
  const title = (locale: Locale) =>
    (typeof titles === 'function' ? titles(properties()) : titles)[locale]
  const prefetcher = openPrefetcher?.()
  let hasEnded = false
  let hasPlaceholder = false

  const showPlaceholder = async () => {
    if (!legalText || hasPlaceholder || !settings().token) return
    hasPlaceholder = true
    const shown = locale()
    const [{ css, draw }, text] = await Promise.all([
      legalText.placeholder(),
      legalText.load(shown),
    ])
    if (!hasEnded) shell.showPlaceholder(css, draw(make, text, shown))
  }

  const update = () => {
    const { theme = 'dark', hideHeader = false } = properties() as {
      theme?: string
      hideHeader?: boolean
    }
    shell.paint(locale(), title(locale()), theme, hideHeader)
    if (settings().token) prefetcher?.send(properties(), settings())
    showPlaceholder().catch(() => undefined)
  }

  preloadCatalogues(catalogues, locale())
  update()

  return {
    ...hostPost,
    element,
    properties,
    locale,
    settings,
    emit(type, detail) {
      const isLeft = tellPage(element, type, detail)
      hostPost.post(type, detail)
      return isLeft
    },
    title,
    words: (locale) => shellWords[locale],
    update,
    takePrefetched: (call) => prefetcher?.take(call, settings()),
    catalogues,
    legalText: (locale) => legalText?.load(locale) ?? Promise.reject(new Error('There is no text')),
    addStyles: shell.addStyles,
    offerRetry() {
      // A person may retry much later: the client then asks for the answers as they are.
      prefetcher?.end()
      return shell.offerRetry()
    },
    remove: shell.remove,
    end() {
      hasEnded = true
      prefetcher?.end()
    },
  }
}
