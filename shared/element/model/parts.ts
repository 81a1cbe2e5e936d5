import type { I18n, MessageDescriptor } from '@lingui/core'
import type { StoreApi } from 'zustand/vanilla'
import type { I18nLoader } from '../../text/i18n/i18n-loader.ts'
import type { Session, SessionCalls } from '../calls/session.ts'
import type { ShellWords } from '../entry/shell-words.ts'
import type { HostLink } from '../host/host-link.ts'
import type { BaseState, Screen } from './base-state.ts'
import type { Notifications } from './notifications.ts'
import type { Reporting } from './reporting.ts'

/** The time that one person uses an element, and the calls in it. */
export interface ModelSession extends Session, SessionCalls {
  /** Differs for each session: the React key of its screens. */
  readonly id: number
}

/** What an element tells a person and the page. */
export interface Messages extends Reporting {
  /** Shows the screens again after `close`. */
  reopen(): void
  /** Toasts and error texts; loaded on the first call. */
  notifications(): Promise<Notifications>
  /** Reports also after the session has ended. */
  readonly late: Pick<Reporting, 'showError' | 'toast'>
}

/** The texts of an element. */
export interface Texts {
  /** Lingui's instance, of this element alone. */
  readonly i18n: I18n
  /** Switches to a language once its catalogues are loaded. */
  readonly activate: I18nLoader['activate']
  /** Adds catalogues to the active language and to every later one. */
  readonly load: I18nLoader['load']
  /** Texts that need no catalogue, in the reader's language. */
  words(): ShellWords
}

/** What the page hears of the screens. */
export interface ScreenReports {
  /** Reports to the page which screen is shown, if it has changed. */
  tellStep(): void
  /** Reports to the page, once, that the first view can be used. */
  ready(): void
}

export interface ShownScreen<Shown extends Screen | undefined = Screen> extends ScreenReports {
  /** The screen that is shown. */
  current(): Shown
}

/** What surrounds the screens; for the root view. */
export interface Root {
  readonly store: StoreApi<BaseState>
  /** The native app around the element. */
  readonly host: HostLink
  /** Shown by a closed element until its closing message is loaded. */
  readonly ended: MessageDescriptor
  /** Gives the shadow root a style sheet; the same text a second time does nothing. */
  addStyles(css: string): void
  /** Reports React's first commit: the shell is removed. */
  onFirstCommit(): void
  /** Reports to the page that a later part could not be loaded. */
  partFailed(cause: unknown): void
  /** Reports to the page that a screen failed to render; resolves when the person retries. */
  onRenderError(): Promise<void>
}

/** What the model of every element has; each view takes the part that it uses. */
export interface ModelParts<Shown extends Screen | undefined = Screen> {
  readonly session: ModelSession
  readonly messages: Messages
  readonly texts: Texts
  readonly screen: ShownScreen<Shown>
  readonly root: Root
}

/** What the model of a person gets; it adds its screen. */
export interface PersonParts extends Omit<ModelParts, 'screen'> {
  readonly screen: ScreenReports
}
