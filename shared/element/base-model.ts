import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Client } from '../api/client.ts'
import { readAnswer } from '../api/envelope.ts'
import { type Answer, type ApiError, failed } from '../api/errors.ts'
import type { Locale } from '../i18n/locale.ts'
import { createTexts, type Texts } from '../i18n/texts.ts'
import type { Tone } from '../ui/icons.ts'
import type { ElementContext } from './context.ts'
import type { commonManual, commonProperties, Declaration, PropertiesOf } from './declaration.ts'
import type { Speech } from './speech.ts'

/** Why an element shows its closing message instead of its screens. */
export interface Closing {
  readonly to: string
  readonly reason: 'no-token' | 'auth' | 'forbidden'
}

export interface BaseState {
  readonly theme: string
  readonly locale: Locale
  /** Set while the token is missing or refused; what was typed stays beneath. */
  readonly closing: Closing | undefined
  /** Set once speech is there: toasts and the closing message can be drawn. */
  readonly speech: Speech | undefined
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
  /** Shows an error to the person and says it to the page; a refused token closes the element. */
  report(error: ApiError): void
  /** Gives the shadow root a style sheet; the same text a second time does nothing. */
  adopt(css: string): void
  /** Says that the view is on screen. */
  drawn(): void
  /** Says that drawing a screen failed; resolves when the person asks for another try. */
  failed(cause: unknown): Promise<void>
  /** Ends the screens once, with one `tw-navigate`, until another token comes. */
  close(closing: Closing): void
  /** Says that the first view can be used; once in an element's life. */
  ready(): void
}

type CommonDeclaration = Declaration & { readonly properties: typeof commonProperties }
type CommonEvents = typeof commonManual.events

export interface TokenListener {
  /** Another token after a refused or missing one: go on where it stopped. */
  resume(): void
  /** Another token out of the blue: it may be another person. */
  restart(): void
}

export type UpdatableBase = BaseModel & {
  update(properties: PropertiesOf<CommonDeclaration>, listener: TokenListener): void
}

export function openBase(context: ElementContext<CommonDeclaration, CommonEvents>): UpdatableBase {
  const { signal, emit } = context
  const first = context.properties()
  const texts = createTexts(context.catalogues)
  const base = createStore<BaseState>(() => ({
    theme: first.theme,
    locale: context.locale(),
    closing: undefined,
    speech: undefined,
  }))
  let token = first.token
  let isReady = false

  let client: Client | undefined
  const loadClient = async (): Promise<Client> => {
    const { createClient } = await import('../api/client.ts')
    client ??= createClient({ signal, settings: context.settings })
    return client
  }
  /** Code 28019: the answer passes, "after the toast" (specification, section 8). */
  const noticed = <Value>(answer: Answer<Value>): Answer<Value> => {
    if (answer.ok && answer.notice) toast('error', answer.notice)
    return answer
  }
  const call: Client['call'] = async (endpoint, schema, options) => {
    const early = await context.takeEarly(endpoint)
    if (early === 'late') return failed({ kind: 'timeout' })
    if (early) return noticed(readAnswer(early.status, early.body, schema))
    try {
      return noticed(await (await loadClient()).call(endpoint, schema, options))
    } catch (cause) {
      return failed({ kind: 'network', cause })
    }
  }

  let opening: Promise<Speech> | undefined
  const speech = (): Promise<Speech> => {
    opening ??= import('./speech.ts')
      .then(({ openSpeech }) => openSpeech(texts, signal))
      .then((opened) => {
        base.setState({ speech: opened })
        return opened
      })
    // A failed load is asked for again the next time.
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  const toast: BaseModel['toast'] = (tone, text) => {
    speech().then(
      ({ toasts }) => toasts.show(tone, text),
      () => undefined,
    )
  }

  const close: BaseModel['close'] = (closing) => {
    if (base.getState().closing || signal.aborted) return
    base.setState({ closing })
    emit('tw-navigate', { to: closing.to, reason: closing.reason })
    void speech().catch(() => undefined)
  }

  const report: BaseModel['report'] = (error) => {
    const { kind, code, navigate } = error
    if (kind === 'aborted' || signal.aborted || base.getState().closing) return
    if (navigate) close({ to: navigate, reason: kind === 'auth' ? 'auth' : 'forbidden' })
    const say = (message: string) => {
      if (!signal.aborted) emit('tw-error', { kind, message, ...(code !== undefined && { code }) })
    }
    speech().then(
      ({ toasts, textOf }) => {
        toasts.show('error', textOf(error))
        say(textOf(error))
      },
      () => say(error.message ?? kind),
    )
  }

  if (!token) queueMicrotask(() => token || close({ to: '/', reason: 'no-token' }))

  return {
    base,
    texts,
    client: loadClient,
    call,
    signal,
    speech,
    report,
    close,
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
    drawable: () => texts.use(context.locale()),
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
      if (!token) close({ to: '/', reason: 'no-token' })
      else if (wasClosed) listener.resume()
      else listener.restart()
    },
  }
}
