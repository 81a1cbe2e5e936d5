import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Client } from '../api/client.ts'
import { type Answer, type ApiError, failed } from '../api/errors.ts'
import type { Locale } from '../i18n/locale.ts'
import { createTexts, type Texts } from '../i18n/texts.ts'
import type { Tone } from '../ui/icons.ts'
import type { ElementContext } from './context.ts'
import type {
  commonManual,
  commonProperties,
  Declaration,
  PropertiesOf,
  tokenProperty,
} from './declaration.ts'
import { loadOnce } from './load-once.ts'
import type { SpeechViewProps } from './SpeechView.tsx'
import type { Speech } from './speech.ts'

/** Why an element shows its closing message instead of its screens. */
export interface Closing {
  readonly to: string
  /** As `tw-navigate` says it. */
  readonly reason: string
  /** What the message is about; `SpeechView` has the words. */
  readonly about: 'no sign-in' | 'ended sign-in' | 'link' | 'code'
  /** The error that led here, where there is one to show: a toast, and `tw-error`. */
  readonly error?: SaidError
  /** Begins anew, where that may help. */
  readonly retry?: () => void
}

/** An error as `tw-error` says it. */
export interface SaidError {
  readonly kind: string
  readonly code?: number
  readonly message: string
}

/** Why an element cannot go on: it has no token, or its server no longer takes it (section 8). */
export type Dismissal = 'no-token' | 'auth' | 'forbidden'

export interface BaseOptions {
  /** The token that calls carry, where it is not the element's own. */
  readonly token?: () => string
  /** How the element ends; by default it asks for a sign-in. */
  readonly closing?: (why: Dismissal, to: string) => Closing
}

const signIn = (why: Dismissal, to: string): Closing => ({
  to,
  reason: why,
  about: why === 'no-token' ? 'no sign-in' : 'ended sign-in',
})

export interface BaseState {
  readonly theme: string
  readonly locale: Locale
  /** Set while the element cannot go on; what was typed stays beneath. */
  readonly closing: Closing | undefined
  /** Set once it is there, with what draws it: toasts and the closing message. */
  readonly speech: Speech | undefined
  readonly SpeechView: ComponentType<SpeechViewProps> | undefined
}

/** What every element has: its language, its client, its way to say that something went well or wrong. */
export interface BaseModel {
  readonly base: StoreApi<BaseState>
  readonly texts: Texts
  /** Loaded on the first call. */
  client(): Promise<Client>
  /** Makes one call; the first view's own is answered by the early one. Never throws. */
  readonly call: Client['call']
  readonly signal: AbortSignal
  drawable(): Promise<void>
  /** The address of a picture that the server names: on its own origin unless it says another. */
  asset(path: string): string
  /** Toasts and error texts; loaded on the first call. */
  speech(): Promise<Speech>
  /** Shows a short message. */
  toast(tone: Tone, text: string): void
  /** Shows what an answer says although it is good (code 28019). */
  noticed<Value>(answer: Answer<Value>): Answer<Value>
  /** Shows a text as an error to the person and says it to the page. */
  say(error: SaidError): void
  /** Shows an error to the person and says it to the page; a refused token closes the element. */
  report(error: ApiError): void
  /** Gives the shadow root a style sheet; the same text a second time does nothing. */
  adopt(css: string): void
  /** Says that the view is on screen. */
  drawn(): void
  /** Says that drawing a screen failed; resolves when the person asks for another try. */
  failed(cause: unknown): Promise<void>
  /** Ends the screens once, with one `tw-navigate`, until another token comes or `reopen`. */
  close(closing: Closing): void
  /** Shows the screens again. */
  reopen(): void
  /** Says that the first view can be used; once in an element's life. */
  ready(): void
}

type CommonDeclaration = Declaration & {
  readonly properties: typeof commonProperties & Partial<typeof tokenProperty>
}
type CommonEvents = typeof commonManual.events

export interface TokenListener {
  /** Another token after a refused or missing one: go on where it stopped. */
  resume(): void
  /** Another token out of the blue: it may be another person. */
  restart(): void
}

export type UpdatableBase = BaseModel & {
  update(properties: PropertiesOf<CommonDeclaration>, listener?: TokenListener): void
}

export function openBase(
  context: ElementContext<CommonDeclaration, CommonEvents>,
  { token: tokenOfCalls, closing: closingFor = signIn }: BaseOptions = {},
): UpdatableBase {
  const { signal, emit } = context
  const first = context.properties()
  const texts = createTexts(context.catalogues)
  const base = createStore<BaseState>(() => ({
    theme: first.theme,
    locale: context.locale(),
    closing: undefined,
    speech: undefined,
    SpeechView: undefined,
  }))
  /** Undefined for an element that takes none. */
  let token: string | undefined = first.token
  let isReady = false

  const client = loadOnce(async () => {
    const { createClient } = await import('../api/client.ts')
    return createClient({
      signal,
      settings: () => ({ ...context.settings(), ...(tokenOfCalls && { token: tokenOfCalls() }) }),
    })
  })
  /** Code 28019: the answer passes, "after the toast" (specification, section 8). */
  const noticed = <Value>(answer: Answer<Value>): Answer<Value> => {
    if (answer.ok && answer.notice) toast('error', answer.notice)
    return answer
  }
  const call: Client['call'] = async (endpoint, schema, options) => {
    try {
      const early = await context.takeEarly(endpoint)?.answer
      if (early === 'late') return failed({ kind: 'timeout' })
      if (!early) return noticed(await (await client()).call(endpoint, schema, options))
      const { readAnswer } = await import('../api/envelope.ts')
      return noticed(readAnswer(early.status, early.body, schema))
    } catch (cause) {
      return failed({ kind: 'network', cause })
    }
  }

  // Without it the screens still work; one that did not come is asked for at the next word.
  const speechView = loadOnce(async () => {
    const { default: SpeechView } = await import('./SpeechView.tsx')
    base.setState({ SpeechView })
  })
  const speech = loadOnce(async () => {
    speechView().catch(() => undefined)
    const { openSpeech } = await import('./speech.ts')
    const opened = await openSpeech(texts, signal)
    base.setState({ speech: opened })
    return opened
  })

  const toast: BaseModel['toast'] = (tone, text) => {
    // Its seconds begin once it can be seen.
    Promise.all([speech(), speechView()]).then(
      ([{ toasts }]) => toasts.show(tone, text),
      () => undefined,
    )
  }

  const say: BaseModel['say'] = (error) => {
    if (signal.aborted) return
    toast('error', error.message)
    emit('tw-error', error)
  }

  const close: BaseModel['close'] = (closing) => {
    if (base.getState().closing || signal.aborted) return
    base.setState({ closing })
    if (closing.error) say(closing.error)
    emit('tw-navigate', { to: closing.to, reason: closing.reason })
    Promise.all([speech(), speechView()]).catch(() => undefined)
  }

  const report: BaseModel['report'] = (error) => {
    const { kind, code, navigate } = error
    if (kind === 'aborted' || signal.aborted || base.getState().closing) return
    if (navigate) close(closingFor(kind === 'auth' ? 'auth' : 'forbidden', navigate))
    const said = (message: string) => say({ kind, message, ...(code !== undefined && { code }) })
    speech().then(
      ({ textOf }) => said(textOf(error)),
      () => said(error.message ?? kind),
    )
  }

  const closeWithoutToken = () => token === '' && close(closingFor('no-token', '/'))

  return {
    base,
    texts,
    client,
    call,
    signal,
    speech,
    noticed,
    say,
    report,
    close,
    reopen: () => base.setState({ closing: undefined }),
    toast,
    asset(path) {
      const { apiBase } = context.properties()
      return apiBase && path && URL.canParse?.(path, apiBase) ? new URL(path, apiBase).href : path
    },
    adopt: context.adopt,
    drawn: context.drawn,
    failed(cause) {
      emit('tw-error', { kind: 'render', message: String(cause) })
      return context.offerRetry()
    },
    async drawable() {
      await texts.use(context.locale())
      // Not before there are words to say it in.
      closeWithoutToken()
    },
    ready() {
      if (isReady) return
      isReady = true
      emit('tw-ready', {})
    },
    update(properties, listener) {
      const locale = context.locale()
      base.setState({ theme: properties.theme })
      if (locale !== base.getState().locale) {
        base.setState({ locale })
        texts.use(locale).catch((cause) => report({ kind: 'network', cause }))
      }
      if (properties.token === token) return
      token = properties.token
      const wasClosed = base.getState().closing !== undefined
      base.setState({ closing: undefined })
      if (!token) closeWithoutToken()
      else if (wasClosed) listener?.resume()
      else listener?.restart()
    },
  }
}
