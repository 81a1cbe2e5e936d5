import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Client } from '../../api/client.ts'
import { type Answer, type ApiError, failed } from '../../api/errors.ts'
import type { ClientSettings } from '../../api/request.ts'
import { createI18nLoader, type I18nLoader } from '../../i18n/i18n-loader.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Tone } from '../../ui/frame/icons.ts'
import type { commonDocs } from '../docs.ts'
import type { ElementContext, PlainWords } from '../entry/context.ts'
import type {
  commonProperties,
  Declaration,
  PropertiesOf,
  tokenProperty,
} from '../entry/declaration.ts'
import type { BlockingMessage, ReportedError } from './blocking-message.ts'
import { loadOnce } from './load-once.ts'
import type { NotificationLayerProps } from './NotificationLayer.tsx'
import type { Notifications } from './notifications.ts'

/** One person in an element: from a token to the next one that may be another person's. */
export interface Session {
  /** The token that its calls carry; `refreshToken` puts another in its place. */
  token(): string
  /** Aborts when the person goes, or the element. Then no call can begin any more. */
  readonly signal: AbortSignal
}

/** What an element holds of one person; the screens are drawn from it, anew for each person. */
export interface Person {
  /** The same person's token is another one now, or good again; `wasClosed`: go on where it stopped. */
  refreshed(before: string, wasClosed: boolean): void
}

/** Why an element cannot go on: it has no token, or its server no longer takes it (section 8). */
export type Dismissal = 'no-token' | 'auth' | 'forbidden'

export interface BaseOptions {
  /** The token that calls carry, where it is not the element's own. */
  readonly token?: () => string
  /** How the element ends; by default it asks for a sign-in. */
  readonly closing?: (why: Dismissal, to: string) => BlockingMessage
}

const signIn = (why: Dismissal, to: string): BlockingMessage => ({
  to,
  reason: why,
  about: why === 'no-token' ? 'no sign-in' : 'ended sign-in',
})

/** The client of a session. */
export interface SessionClient extends Client {
  /**
   * As `call`, but once it is under way it ends with the element and not with the person: what
   * became of money and signatures is always told.
   */
  readonly callToEnd: Client['call']
}

export interface BaseState {
  readonly theme: string
  readonly locale: Locale
  /** Set while the element cannot go on. */
  readonly closing: BlockingMessage | undefined
  /** Set once it is there, with what draws it: toasts and the closing message. */
  readonly speech: Notifications | undefined
  readonly NotificationLayer: ComponentType<NotificationLayerProps> | undefined
}

/**
 * What every element has: its language, its client, its way to say that something went well or wrong.
 * That of a session calls, shows and says nothing once its person has gone.
 */
export interface BaseModel extends Session {
  readonly base: StoreApi<BaseState>
  /** Lingui's instance, of this element alone. */
  readonly i18n: I18n
  /** Switches to a language once its catalogues are loaded. */
  readonly activate: I18nLoader['activate']
  /** Adds catalogues to the active language and to every later one. */
  readonly loadCatalogues: I18nLoader['load']
  /** How its calls go out. */
  settings(): ClientSettings
  /** Loaded on the first call. */
  client(): Promise<SessionClient>
  /** Makes one call; that of the first view has been sent already. Never throws. */
  readonly call: Client['call']
  drawable(): Promise<void>
  /** The address of a picture that the server names: on its own origin unless it says another. */
  asset(path: string): string
  /** Toasts and error texts; loaded on the first call. */
  speech(): Promise<Notifications>
  /** Shows a short message. */
  toast(tone: Tone, text: string): void
  /** Shows what an answer with code 28019 says, "passed through quietly after the toast". */
  noticed<Value>(answer: Answer<Value>): Answer<Value>
  /** Shows a text as an error to the person and says it to the page; the text differs where `shown` is given. */
  say(error: ReportedError, shown?: string): void
  /** Shows an error to the person and says it to the page; a refused token closes the element. */
  report(error: ApiError): void
  /** Shows and says an error also where the element is closed: what became of something that was sent. */
  tell(error: ApiError): void
  /** Gives the shadow root a style sheet; the same text a second time does nothing. */
  adopt(css: string): void
  /** Says that the view is on screen. */
  drawn(): void
  /** Words that need no catalogue, in the reader's language. */
  words(): PlainWords
  /** Says to the page that a later part could not be loaded. */
  partFailed(cause: unknown): void
  /** Says that drawing a screen failed; resolves when the person asks for another try. */
  failed(): Promise<void>
  /** Ends the screens once, with one `tw-navigate`, until another token comes or `reopen`. */
  close(closing: BlockingMessage): void
  /** Shows the screens again. */
  reopen(): void
  /** Says that the first view can be used; once in an element's life. */
  ready(): void
}

type CommonDeclaration = Declaration & {
  readonly properties: typeof commonProperties & Partial<typeof tokenProperty>
}
type CommonEvents = typeof commonDocs.events

/** A base model that follows one person only; `element` speaks on when that person has gone. */
export interface SessionModel extends BaseModel {
  /** Another for each person: nothing that was drawn for one is drawn for the next. */
  readonly id: number
  readonly element: Pick<BaseModel, 'say' | 'toast'>
}

export interface PersonOptions<Of extends Person> extends BaseOptions {
  /**
   * Opens what the element holds of a person.
   *
   * @param former tokens of persons who have gone, for the storage to be rid of; to be emptied
   */
  readonly open: (session: SessionModel, former: string[]) => Of
}

export type UpdatableBase<Of extends Person = Person> = BaseModel & {
  /** Whose screens are shown; none without a token. */
  readonly people: StoreApi<{ readonly person: Of | undefined }>
  /** Opens the first person, once all that it stands on is there. */
  begin(): void
  update(properties: PropertiesOf<CommonDeclaration>): void
  refreshToken(before: string, token: string): void
}

export function openBase<Of extends Person = Person>(
  context: ElementContext<CommonDeclaration, CommonEvents>,
  options: BaseOptions | PersonOptions<Of> = {},
): UpdatableBase<Of> {
  const { emit } = context
  const { closing: closingFor = signIn } = options
  const first = context.properties()
  const { i18n, activate, load: loadCatalogues } = createI18nLoader(context.catalogues)
  const base = createStore<BaseState>(() => ({
    theme: first.theme,
    locale: context.locale(),
    closing: undefined,
    speech: undefined,
    NotificationLayer: undefined,
  }))
  const people: UpdatableBase<Of>['people'] = createStore(() => ({ person: undefined }))
  /** Of the person on screen; without a token for an element that takes none. */
  let own = { token: first.token }
  let endSession = () => {}
  let id = 0
  /** The token that was here last, and those before it whose persons will not be back. */
  let last: string | undefined
  const former: string[] = []
  let isReady = false
  const words = () => context.words(base.getState().locale)

  // Without it the screens still work; one that did not come is asked for at the next word.
  const speechView = loadOnce(async () => {
    const { default: NotificationLayer } = await import('./NotificationLayer.tsx')
    base.setState({ NotificationLayer })
  })
  const speech = loadOnce(async () => {
    speechView().catch(() => undefined)
    const { openNotifications } = await import('./notifications.ts')
    const opened = await openNotifications({ i18n, load: loadCatalogues }, context.signal)
    base.setState({ speech: opened })
    return opened
  })

  /** Until it is here, `ElementRoot` shows the shell's words; asked for again when the browser is online. */
  const loadClosingMessage = (): void => {
    Promise.all([speech(), speechView()]).catch(() => {
      addEventListener('online', loadClosingMessage, { once: true, signal: context.signal })
    })
  }

  /** What an error says: in the reader's language or, where the words do not come, in the server's. */
  const wordsOf = async (error: ApiError): Promise<string> => {
    try {
      const { textOf } = await speech()
      if (!i18n.locale) await activate(context.locale())
      return textOf(error)
    } catch {
      return error.message ?? 'Error'
    }
  }

  /** All that ends with a person. */
  const follow = (session: Session) => {
    const { signal } = session
    /** Refused was a token that was refreshed meanwhile: no reason to end the session. */
    const isOutdated = (answer: Answer<unknown>, sent: string) =>
      !answer.ok && answer.error.navigate !== undefined && session.token() !== sent
    const withOwnToken =
      (call: Client['call']): Client['call'] =>
      async (endpoint, schema, callOptions) => {
        if (signal.aborted) return failed({ kind: 'canceled' })
        const sent = session.token()
        const answer = await call(endpoint, schema, callOptions)
        if (answer.ok || !isOutdated(answer, sent)) return answer
        const again = { ...callOptions, prefetched: undefined }
        if (endpoint.method === 'GET') return call(endpoint, schema, again)
        const { navigate: _, ...error } = answer.error
        return failed(error)
      }
    const settings = (): ClientSettings => ({ ...context.settings(), token: session.token() })
    const client = loadOnce(async (): Promise<SessionClient> => {
      const { createClient } = await import('../../api/client.ts')
      const made = createClient({ settings, signal })
      const toEnd = createClient({ settings, signal: context.signal })
      return { ...made, call: withOwnToken(made.call), callToEnd: withOwnToken(toEnd.call) }
    })
    /** The one place where code 28019 is shown; `tell` is silent about it (specification, section 8). */
    const noticed = <Value>(answer: Answer<Value>): Answer<Value> => {
      const isUnsettled = !answer.ok && answer.error.kind === 'unsettled'
      const notice = isUnsettled ? answer.error.message : answer.ok && answer.notice
      if (notice) toast('error', notice)
      return answer
    }
    const call: Client['call'] = async (endpoint, schema, callOptions = {}) => {
      const { path } = callOptions
      const prefetched = context.takePrefetched({ endpoint, ...(path && { options: { path } }) })
      try {
        const { call } = await client()
        return noticed(await call(endpoint, schema, { ...callOptions, prefetched }))
      } catch (cause) {
        return failed({ kind: 'network', cause })
      }
    }

    const toast: BaseModel['toast'] = (tone, text) => {
      // Its seconds begin once it can be seen.
      Promise.all([speech(), speechView()]).then(
        ([{ toasts }]) => signal.aborted || toasts.show(tone, text),
        () => undefined,
      )
    }

    const say: BaseModel['say'] = (error, shown = error.message) => {
      if (signal.aborted) return
      toast('error', shown)
      emit('tw-error', error)
    }

    const close: BaseModel['close'] = (closing) => {
      if (base.getState().closing || signal.aborted) return
      base.setState({ closing })
      loadClosingMessage()
      const { to, reason, error } = closing
      if (!error) return emit('tw-navigate', { to, reason })
      const { words, ...said } = error
      words().then((message) => {
        // Another token came first: the reason is of no interest any more.
        if (base.getState().closing !== closing) return
        say({ ...said, message })
        // Last, since a page may leave at once.
        if (!signal.aborted) emit('tw-navigate', { to, reason, message })
      })
    }

    const tell: BaseModel['tell'] = (error) => {
      const { kind, code, navigate, rejection } = error
      if (kind === 'canceled' || kind === 'unsettled' || signal.aborted) return
      const said = { kind, ...(code !== undefined && { code }) }
      const words = () => wordsOf(error)
      if (!navigate) words().then((shown) => say({ ...said, message: rejection ?? shown }, shown))
      else {
        const why = kind === 'auth' ? 'auth' : 'forbidden'
        close({ ...closingFor(why, navigate), error: { ...said, words } })
      }
    }

    return {
      ...session,
      settings,
      client,
      call,
      noticed,
      toast,
      say,
      close,
      tell,
      report(error: ApiError) {
        if (!base.getState().closing) tell(error)
      },
    }
  }

  const element = follow({ token: options.token ?? (() => ''), signal: context.signal })

  const closeWithoutToken = () => own.token === '' && element.close(closingFor('no-token', '/'))

  const model: BaseModel = {
    ...element,
    base,
    i18n,
    activate,
    loadCatalogues,
    speech,
    reopen: () => base.setState({ closing: undefined }),
    asset(path) {
      const { apiBase } = context.properties()
      return apiBase && path && URL.canParse?.(path, apiBase) ? new URL(path, apiBase).href : path
    },
    adopt: context.adopt,
    drawn: context.drawn,
    words,
    partFailed(cause) {
      if (context.signal.aborted) return
      console.error(cause)
      emit('tw-error', { kind: 'load', message: words().partFailed })
    },
    failed() {
      emit('tw-error', { kind: 'render', message: words().failed })
      return context.offerRetry()
    },
    async drawable() {
      await activate(context.locale())
      // Not before there are words to say it in.
      closeWithoutToken()
    },
    ready() {
      if (isReady) return
      isReady = true
      emit('tw-ready', {})
    },
  }

  const openPerson = (): Of | undefined => {
    const mine = own
    if (!mine.token || !('open' in options)) return undefined
    if (last && last !== mine.token) former.push(last)
    last = undefined
    const end = new AbortController()
    endSession = () => end.abort()
    context.signal.addEventListener('abort', endSession, { signal: end.signal })
    const session = follow({ token: () => mine.token ?? '', signal: end.signal })
    return options.open({ ...model, ...session, id: ++id, element }, former)
  }

  return {
    ...model,
    people,
    begin: () => people.setState({ person: openPerson() }),
    refreshToken(before, next) {
      // Where there is none before or after, it is a change like any other.
      if (!before || !next || before !== own.token) return
      own.token = next
      const wasClosed = base.getState().closing !== undefined
      base.setState({ closing: undefined })
      people.getState().person?.refreshed(before, wasClosed)
    },
    update(properties) {
      const locale = context.locale()
      base.setState({ theme: properties.theme })
      if (locale !== base.getState().locale) {
        base.setState({ locale })
        activate(locale).catch((cause) => element.report({ kind: 'network', cause }))
      }
      const { token } = properties
      if (token === own.token) return
      // Nothing of one person is there for the next.
      endSession()
      if (own.token) last = own.token
      own = { token }
      speech.loaded()?.toasts.clear()
      people.setState({ person: openPerson() })
      base.setState({ closing: undefined })
      closeWithoutToken()
    },
  }
}
