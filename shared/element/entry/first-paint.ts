import { type Catalogues, preloadCatalogues } from '../../text/i18n/catalogues.ts'
import type { Locale } from '../../text/i18n/locale.ts'
import type { LegalText } from '../../text/legal-text/legal-text.ts'
import type { Declaration, Properties } from './declaration.ts'
import type { EarlyFetch } from './early-fetch.ts'
import { type HostPost, openHostPost, tellPage } from './host-message.ts'
import { commonOf, localeOf, settingsOf, textOf } from './properties.ts'
import { make, type Placeholder, paintShell } from './shell.ts'
import { type ShellWords, shellWords } from './shell-words.ts'

/** A text of the first paint, which is shown before any catalogue is loaded. */
export type InitialText = Readonly<Record<Locale, string>>

/** What an element shows and loads before its class is loaded. */
export interface InitialParts<D extends Declaration = Declaration> {
  /** The title, or a function that chooses it. */
  readonly title: InitialText | ((properties: Properties<D>) => InitialText)
  readonly catalogues: Catalogues
  /** Sends the calls of the first view: `earlyFetch`. */
  readonly openEarlyFetch?: () => EarlyFetch<Properties<D>>
  /** A long text that can be read before the class is loaded, and its renderer. */
  readonly legalText?: {
    /** Loads the text in a language. */
    readonly load: (locale: string) => Promise<LegalText>
    readonly placeholder: () => Promise<Placeholder>
    /** The slot of a text of the page in its place. */
    readonly slot: string
  }
}

/** One element before its class, from its insertion on; the class takes it over. */
export interface FirstPaint<D extends Declaration = Declaration> extends HostPost {
  readonly element: HTMLElement
  /** Dispatches an event to the page and to a native host. False if the page has canceled it. */
  emit(type: string, detail: object): boolean
  /** The title of the first view. */
  title(locale: Locale): string
  /** Texts that need no catalogue, in the language of the element. */
  words(): ShellWords
  /** Paints title, language and theme; sends the first calls until the client has made one. */
  update(properties: Properties<D>): void
  /** Answers what was sent already; `undefined` for an element that sends nothing early. */
  readonly fetch: typeof globalThis.fetch | undefined
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
  { title: titles, catalogues, openEarlyFetch, legalText }: InitialParts<D>,
  first: Properties<D>,
): FirstPaint<D> {
  const hostPost = openHostPost(declaration.tag)
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const shell = paintShell(root, legalText?.slot)
  const early = openEarlyFetch?.()
  let properties = first
  let locale = localeOf(commonOf(first))
  let hasEnded = false
  let hasPlaceholder = false
  let ownTitle: string | undefined
  const title = (locale: Locale) => {
    const words = typeof titles === 'function' ? titles(properties) : titles
    // That of an agreement is part of what is signed.
    return legalText ? words[locale] : textOf(commonOf(properties), words, locale)
  }
  const words = (): ShellWords => {
    const word = (name: keyof ShellWords) =>
      textOf(
        commonOf(properties),
        {
          en: shellWords.en[name],
          zh: shellWords.zh[name],
          ja: shellWords.ja[name],
          ko: shellWords.ko[name],
        },
        locale,
      )
    return { failed: word('failed'), retry: word('retry'), reopen: word('reopen') }
  }

  const showPlaceholder = async () => {
    if (!legalText || hasPlaceholder) return
    hasPlaceholder = true
    const shown = locale
    const [{ css, draw, ownText }, text] = await Promise.all([
      legalText.placeholder(),
      legalText.load(shown),
    ])
    const own = await ownText?.(element, properties, shown, legalText.load)
    if (hasEnded) return
    const drawn = draw(make, own?.legalText ?? text, own?.locale ?? shown, own?.isForeign)
    if (own?.legalText.own) {
      drawn.lang = own.legalText.own.lang
      drawn.dataset.own = ''
    }
    shell.showPlaceholder(css, drawn)
    if (!own?.legalText.own) return
    ownTitle = own.legalText.title
    paint()
  }
  const paint = () => {
    const { theme, hideHeader } = commonOf(properties)
    shell.paint(locale, ownTitle ?? title(locale), theme, hideHeader)
  }

  const update = (next: Properties<D>) => {
    properties = next
    const common = commonOf(next)
    locale = localeOf(common)
    paint()
    early?.send(next, settingsOf(common))
    if (common.token) showPlaceholder().catch(() => undefined)
  }

  preloadCatalogues(catalogues, locale)
  update(first)

  return {
    ...hostPost,
    element,
    emit(type, detail) {
      const isLeft = tellPage(element, type, detail)
      hostPost.post(type, detail)
      return isLeft
    },
    title,
    words,
    update,
    fetch: early?.fetch,
    catalogues,
    legalText: (locale) => legalText?.load(locale) ?? Promise.reject(new Error('There is no text')),
    addStyles: shell.addStyles,
    offerRetry() {
      // A person may retry much later: the client then asks for the answers as they are.
      early?.drop()
      return shell.offerRetry(words())
    },
    remove: shell.remove,
    end() {
      hasEnded = true
      early?.drop()
    },
  }
}
