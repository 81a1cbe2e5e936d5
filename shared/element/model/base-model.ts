import type { MessageDescriptor } from '@lingui/core'
import { createStore } from 'zustand/vanilla'
import { createI18nLoader } from '../../text/i18n/i18n-loader.ts'
import type { Session } from '../calls/session.ts'
import type { CommonDeclaration, Properties } from '../entry/declaration.ts'
import { localeOf } from '../entry/properties.ts'
import type { BaseContext, BaseState, Screen } from './base-state.ts'
import { type CurrentPerson, openCurrentPerson, type PersonModel } from './current-person.ts'
import { createNotificationLoader } from './notification-loader.ts'
import type { ModelParts, PersonParts, Root, Texts } from './parts.ts'
import { askForSignIn, type CreateClosingMessage, createReporting } from './reporting.ts'
import { createScreenReports } from './screen-reports.ts'
import { createSessionCalls } from './session-calls.ts'
import { savesData, whenIdle } from './when-idle.ts'

/** What every element has, whoever uses it. */
export interface ElementBase<Person extends PersonModel = PersonModel>
  extends ModelParts<Screen | undefined> {
  readonly person: CurrentPerson<Person>['store']
  /** Resolves once the first view can be rendered. */
  whenRenderable(): Promise<void>
  /** Opens the first person; the model must be complete. */
  start(): void
  update(properties: Properties<CommonDeclaration>): void
  /** The element was removed and may come back, or is back. */
  pause(isPaused: boolean): void
  refreshToken(before: string, token: string): void
  /** Goes to the previous screen; false if there is none. */
  back(): boolean
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
  readonly open: (parts: PersonParts, former: string[]) => Person
}

/** A page that renders anew assigns another object with the same texts. */
const isSameText = (one: object, other: object): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

export function openBase<Person extends PersonModel = PersonModel>(
  context: BaseContext,
  options: BaseOptions | PersonOptions<Person>,
): ElementBase<Person> {
  const { emit, signal } = context
  const { createClosingMessage = askForSignIn } = options
  let { properties } = context
  const i18nLoader = createI18nLoader(context.catalogues)
  const { i18n, activate, load } = i18nLoader
  const store = createStore<BaseState>(() => ({
    theme: properties.theme,
    ornament: properties.ornament,
    hideHeader: properties.hideHeader,
    isPaused: false,
    locale: localeOf(properties),
    closingMessage: undefined,
    notifications: undefined,
    NotificationLayer: undefined,
  }))
  const loader = createNotificationLoader(context, i18nLoader, store)
  const { notifications } = loader
  const reopen = () => store.setState({ closingMessage: undefined })
  /** The texts of the page; the code for them is loaded only if there are any. */
  let wantedTexts = properties.texts
  const applyTexts = async ({ texts, debug }: Properties<CommonDeclaration>): Promise<void> => {
    wantedTexts = texts
    if (Object.keys(texts).length === 0) return i18nLoader.replace(undefined)
    const { replaceTexts } = await import('../../text/i18n/replace-texts.ts')
    if (signal.aborted || wantedTexts !== texts) return
    const warn = (warning: string) => console.warn(`<${context.element.localName}> ${warning}`)
    i18nLoader.replace(replaceTexts(texts, warn, debug))
  }

  const texts: Texts = {
    i18n,
    activate,
    load,
    words: context.words,
  }
  const root: Root = {
    store,
    host: context.host,
    ended: options.ended,
    addStyles: context.addStyles,
    onFirstCommit: context.onFirstCommit,
    partFailed(cause) {
      if (signal.aborted) return
      console.error(cause)
      emit('tw-error', { kind: 'load', message: texts.words().failed })
    },
    onRenderError() {
      emit('tw-error', { kind: 'render', message: texts.words().failed })
      return context.offerRetry()
    },
  }
  /** None before a catalogue is active: its title needs one. */
  const current = () => {
    if (!i18n.locale) return
    return options.screen ? options.screen() : person.store.getState().current?.screen.current()
  }
  /** So that a press opens the next screen at once. A failure shows when something needs it. */
  const loadAhead = () => {
    for (const load of [context.loadRest, notifications]) load().catch(() => undefined)
  }
  const reports = createScreenReports(
    context,
    () => properties.hideHeader,
    options.first,
    current,
    () => {
      if (!savesData()) whenIdle(loadAhead, signal)
    },
  )
  const screen = { tellStep: reports.tellStep, ready: reports.ready }

  const ofElement = createReporting(context, signal, store, loader, createClosingMessage)
  const withSession = (session: Session, id: number) => {
    const reporting =
      id === 0
        ? ofElement
        : createReporting(context, session.signal, store, loader, createClosingMessage)
    const calls = createSessionCalls(context, session, () => properties, reporting.showNotice)
    return {
      session: { ...session, ...calls, id },
      messages: { ...reporting, reopen, notifications, late: ofElement },
      texts,
      root,
    }
  }
  const element = withSession({ token: options.token ?? (() => ''), signal }, 0)

  const open =
    'open' in options
      ? (session: Session, id: number, former: string[]) =>
          options.open({ ...withSession(session, id), screen }, former)
      : undefined
  const person = openCurrentPerson(properties.token, signal, open)
  const closeWithoutToken = () =>
    person.token() === '' && ofElement.close(createClosingMessage('no-token', '/'))

  return {
    ...element,
    screen: { ...screen, current },
    person: person.store,
    start: person.start,
    async whenRenderable() {
      // Without its own texts the element works, too.
      const own = applyTexts(properties).catch(() => undefined)
      await Promise.all([activate(store.getState().locale), own])
      reports.tellStep()
      // Its message needs the catalogue.
      closeWithoutToken()
    },
    back() {
      const back = !store.getState().closingMessage && current()?.back
      if (back) back()
      return Boolean(back)
    },
    pause(isPaused) {
      const wasPaused = store.getState().isPaused
      if (isPaused && !wasPaused) reports.removed()
      store.setState({ isPaused })
      notifications.loaded()?.toasts.clear()
      person.store.getState().current?.lifecycle.paused(isPaused)
      if (!isPaused && wasPaused) reports.returned()
    },
    refreshToken(before, next) {
      if (!person.refresh(before, next)) return
      const wasClosed = store.getState().closingMessage !== undefined
      reopen()
      person.store.getState().current?.lifecycle.refreshed(before, wasClosed)
    },
    update(next) {
      const hasOtherTexts = !isSameText(next.texts, properties.texts)
      properties = next
      if (hasOtherTexts) applyTexts(next).then(reports.tellStep, () => undefined)
      const locale = localeOf(next)
      const { theme, ornament, hideHeader } = properties
      if (hideHeader !== store.getState().hideHeader) reports.headerChanged(hideHeader)
      store.setState({ theme, ornament, hideHeader })
      if (locale !== store.getState().locale) {
        store.setState({ locale })
        activate(locale).then(reports.tellStep, (cause) =>
          ofElement.report({ kind: 'network', cause }),
        )
      }
      const { token } = next
      if (token === person.token()) return
      notifications.loaded()?.toasts.clear()
      person.change(token)
      reopen()
      reports.tellStep()
      closeWithoutToken()
    },
  }
}
