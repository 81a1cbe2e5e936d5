import type { I18n, MessageDescriptor } from '@lingui/core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createI18nLoader, type I18nLoader } from '../../text/i18n/i18n-loader.ts'
import type { Session, SessionCalls } from '../calls/session.ts'
import type { CommonDeclaration, Properties } from '../entry/declaration.ts'
import { localeOf } from '../entry/properties.ts'
import type { ShellWords } from '../entry/shell.ts'
import type { BaseContext, BaseState, Screen } from './base-state.ts'
import { type CurrentPerson, createCurrentPerson, type PersonModel } from './current-person.ts'
import { createNotificationLoader } from './notification-loader.ts'
import type { Notifications } from './notifications.ts'
import {
  askForSignIn,
  type CreateClosingMessage,
  createReporting,
  type Reporting,
} from './reporting.ts'
import { createSessionCalls } from './session-calls.ts'
import { savesData, whenIdle } from './when-idle.ts'

/** What every element has: its language, its calls, its messages. */
export interface BaseModel extends Session, SessionCalls, Reporting {
  readonly base: StoreApi<BaseState>
  /** Lingui's instance, of this element alone. */
  readonly i18n: I18n
  /** Switches to a language once its catalogues are loaded. */
  readonly activate: I18nLoader['activate']
  /** Adds catalogues to the active language and to every later one. */
  readonly loadCatalogues: I18nLoader['load']
  /** Resolves once the first view can be rendered. */
  whenRenderable(): Promise<void>
  /** Toasts and error texts, with the texts that all elements share; loaded on the first call. */
  notifications(): Promise<Notifications>
  /** Gives the shadow root a style sheet; the same text a second time does nothing. */
  addStyles(css: string): void
  /** Reports React's first commit: the shell is removed. */
  onFirstCommit(): void
  /** Texts that need no catalogue, in the reader's language. */
  words(): ShellWords
  /** Shown by a closed element until its closing message is loaded. */
  readonly ended: MessageDescriptor
  /** Reports to the page that a later part could not be loaded. */
  partFailed(cause: unknown): void
  /** Reports to the page that a screen failed to render; resolves when the person retries. */
  onRenderError(): Promise<void>
  /** Shows the screens again after `close`. */
  reopen(): void
  /** Reports to the page, once, that the first view can be used. */
  ready(): void
  /** Reports to the page which screen is shown, if it has changed. */
  tellStep(): void
  /** Goes to the previous screen; false if there is none. */
  back(): boolean
}

/** The base model in one session. */
export interface SessionModel extends BaseModel {
  /** Differs for each session: the React key of its screens. */
  readonly id: number
  /** Reports also after the session has ended. */
  readonly element: Pick<BaseModel, 'showError' | 'toast'>
}

interface BaseOptions {
  /** The screen that an element begins with; it is reported only if the element starts over. */
  readonly first: Screen['step']
  /** The screen that is shown, for an element whose person has none. */
  readonly screen?: () => Screen
  /** The token of calls, if it is not the element's own. */
  readonly token?: () => string
  /** What a closed element shows; by default it asks the person to sign in. */
  readonly createClosingMessage?: CreateClosingMessage
  /** Shown by a closed element until its closing message is loaded. */
  readonly ended: MessageDescriptor
}

interface PersonOptions<Person extends PersonModel> extends BaseOptions {
  /**
   * Opens the model of a person.
   *
   * @param former tokens of earlier persons: delete what is stored for them and empty the list
   */
  readonly open: (session: SessionModel, former: string[]) => Person
}

export type UpdatableBase<Person extends PersonModel = PersonModel> = BaseModel & {
  readonly person: CurrentPerson<Person>['store']
  /** Opens the first person; the model must be complete. */
  start(): void
  pause(isPaused: boolean): void
  update(properties: Properties<CommonDeclaration>): void
  refreshToken(before: string, token: string): void
}

export function openBase<Person extends PersonModel = PersonModel>(
  context: BaseContext,
  options: BaseOptions | PersonOptions<Person>,
): UpdatableBase<Person> {
  const { emit, words } = context
  const { createClosingMessage = askForSignIn } = options
  let { properties } = context
  const i18nLoader = createI18nLoader(context.catalogues)
  const { i18n, activate, load: loadCatalogues } = i18nLoader
  const base = createStore<BaseState>(() => ({
    theme: properties.theme,
    hideHeader: properties.hideHeader,
    isPaused: false,
    locale: localeOf(properties),
    closingMessage: undefined,
    notifications: undefined,
    NotificationLayer: undefined,
  }))
  const loader = createNotificationLoader(context, i18nLoader, base)
  const { notifications } = loader
  let isReady = false
  /** The last `tw-step`, as JSON. */
  let lastStep = context.startsOver ? '' : JSON.stringify(options.first)
  /** `lastStep` when the element left the page: no event reaches the document after that. */
  let stepAtRemoval = lastStep
  /** So that a press opens the next screen at once. A failure shows when something needs it. */
  const loadAhead = () => {
    for (const load of [context.loadRest, notifications]) load().catch(() => undefined)
  }

  const withSession = (session: Session) => {
    const reporting = createReporting(context, session.signal, base, loader, createClosingMessage)
    const calls = createSessionCalls(context, session, () => properties, reporting.showNotice)
    return { ...session, ...reporting, ...calls }
  }
  const element = withSession({ token: options.token ?? (() => ''), signal: context.signal })

  const model: BaseModel = {
    ...element,
    base,
    i18n,
    activate,
    loadCatalogues,
    notifications,
    reopen: () => base.setState({ closingMessage: undefined }),
    addStyles: context.addStyles,
    onFirstCommit: context.onFirstCommit,
    words,
    ended: options.ended,
    partFailed(cause) {
      if (context.signal.aborted) return
      console.error(cause)
      emit('tw-error', { kind: 'load', message: words().failed })
    },
    onRenderError() {
      emit('tw-error', { kind: 'render', message: words().failed })
      return context.offerRetry()
    },
    async whenRenderable() {
      await activate(base.getState().locale)
      tellStep()
      // Its message needs the catalogue.
      closeWithoutToken()
    },
    ready() {
      if (isReady) return
      isReady = true
      emit('tw-ready', {})
      if (!savesData()) whenIdle(loadAhead, context.signal)
    },
    tellStep() {
      const { step, title, back } = screen() ?? {}
      if (!step) return
      const detail = { ...step, title: title ?? '', canGoBack: Boolean(back) }
      const nextStep = JSON.stringify(properties.hideHeader ? detail : step)
      if (nextStep === lastStep) return
      lastStep = nextStep
      emit('tw-step', detail)
    },
    back() {
      const back = !base.getState().closingMessage && screen()?.back
      if (back) back()
      return Boolean(back)
    },
  }

  const open =
    'open' in options
      ? (session: Session, id: number, former: string[]) =>
          options.open({ ...model, ...withSession(session), id, element }, former)
      : undefined
  const person = createCurrentPerson(properties.token, context.signal, open)
  const closeWithoutToken = () =>
    person.token() === '' && element.close(createClosingMessage('no-token', '/'))

  /** None before a catalogue is active: its title needs one. */
  const screen = () => {
    if (!i18n.locale) return
    return options.screen ? options.screen() : person.store.getState().current?.screen()
  }
  const { tellStep } = model

  return {
    ...model,
    person: person.store,
    start: person.start,
    pause(isPaused) {
      const wasPaused = base.getState().isPaused
      if (isPaused && !wasPaused) stepAtRemoval = lastStep
      base.setState({ isPaused })
      notifications.loaded()?.toasts.clear()
      person.store.getState().current?.paused(isPaused)
      if (isPaused || !wasPaused) return
      lastStep = stepAtRemoval
      tellStep()
    },
    refreshToken(before, next) {
      if (!person.refresh(before, next)) return
      const wasClosed = base.getState().closingMessage !== undefined
      base.setState({ closingMessage: undefined })
      person.store.getState().current?.refreshed(before, wasClosed)
    },
    update(next) {
      properties = next
      const locale = localeOf(next)
      const { theme, hideHeader } = properties
      if (hideHeader !== base.getState().hideHeader) {
        // A host that draws the title bar from now on needs the current screen at once.
        lastStep = hideHeader ? '' : JSON.stringify(screen()?.step ?? options.first)
        tellStep()
      }
      base.setState({ theme, hideHeader })
      if (locale !== base.getState().locale) {
        base.setState({ locale })
        activate(locale).then(tellStep, (cause) => element.report({ kind: 'network', cause }))
      }
      const { token } = properties
      if (token === person.token()) return
      notifications.loaded()?.toasts.clear()
      person.change(token)
      base.setState({ closingMessage: undefined })
      tellStep()
      closeWithoutToken()
    },
  }
}
