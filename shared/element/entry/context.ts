import type { ComponentType } from 'react'
import type { Endpoint } from '../../api/endpoint.ts'
import type { ClientSettings } from '../../api/request.ts'
import type { Catalogues } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { LegalText } from '../../legal-text/legal-text.ts'
import type { LegalTexts } from '../../legal-text/load-legal-text.ts'
import type { Declaration, DetailOf, Manual, PropertiesOf } from './declaration.ts'
import type { CallEarly, EarlyCall, EarlyQuestion } from './prefetch.ts'
import type { Preview, ShellWords } from './shell.ts'

/** What one element on a page gives to its model. It ends when the element is gone. */
export interface ElementContext<
  D extends Declaration = Declaration,
  Events extends Manual['events'] = Manual['events'],
> {
  /** The properties as they are now. */
  properties(): PropertiesOf<D>
  /** Says an event to the page (bubbling, composed) and to a native host. */
  emit<Type extends keyof Events & `tw-${string}`>(type: Type, detail: DetailOf<Events[Type]>): void
  /** Aborts when the element is removed. */
  readonly signal: AbortSignal
  readonly catalogues: Catalogues
  /** The language as it is now. */
  locale(): Locale
  /** The element's long text in a language. */
  document(locale: string): Promise<LegalText>
  /** How calls go out now: address, token, and what the server allows. */
  settings(): ClientSettings
  /** The early call, if it was this one and nothing has changed since; once. */
  takeEarly(endpoint: Endpoint): EarlyCall | undefined
  /** Gives the shadow root a style sheet; the same text a second time does nothing. */
  adopt(css: string): void
  /** Words that need no catalogue. */
  words(locale: Locale): PlainWords
  /** Shows the last resort, words and a button; resolves when it is pressed. */
  offerRetry(): Promise<void>
  /** The view is on screen: the shell, painted before it, goes. */
  drawn(): void
}

export interface PlainWords extends ShellWords {
  /** The element has ended, and the message that says why is not loaded yet. */
  readonly ended: string
}

/** State and calls of one element; made without React or DOM, drawn by the view. */
export interface ElementModel<D extends Declaration = Declaration> {
  /** Resolves when the first view can be drawn: its words are here. Rejects if they cannot be had. */
  drawable(): Promise<void>
  /** The properties changed; called once for all changes of one tick. */
  update(properties: PropertiesOf<D>): void
  /** The same person has another token now, if it is still the one `before`. */
  refreshToken?(before: string, token: string): void
}

export interface ViewProps<Model> {
  readonly model: Model
}

/** What a widget folder gives for its element; each part is loaded when the first one is on a page. */
export interface ElementParts<D extends Declaration, Model extends ElementModel<D>> {
  readonly title: ShellTitle
  /** What the element says once it has ended, until its closing message is loaded. */
  readonly ended: ShellTitle
  readonly catalogues: Catalogues
  /** What the first view shows, to be asked for while React is still on its way. */
  readonly early?: () => Promise<{
    question(properties: PropertiesOf<D>): EarlyQuestion
    callEarly: CallEarly
    /** Loads the parser of the answer, in parallel with it. */
    prepare(): Promise<unknown>
  }>
  /** A long text that can be read before React is here: the shell shows it in its skeleton's place. */
  readonly document?: {
    readonly texts: LegalTexts
    readonly preview: () => Promise<Preview>
  }
  /** The model and what draws it, in one module. */
  readonly view: () => Promise<{
    openModel(context: ElementContext<D, never>): Model
    default: ComponentType<ViewProps<Model>>
  }>
}

/** The title of the first view, painted before any catalogue is here. */
export type ShellTitle = Readonly<Record<'en' | 'zh' | 'ja' | 'ko', string>>
