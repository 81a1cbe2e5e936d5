import type { ComponentType } from 'react'
import type { Locale } from '../../text/i18n/locale.ts'
import type { commonDocs } from '../element-docs.ts'
import type { ElementContext } from '../entry/context.ts'
import type { CommonDeclaration } from '../entry/declaration.ts'
import type { NotificationLayerProps } from '../view/NotificationLayer.tsx'
import type { ClosingMessage } from './closing-message.ts'
import type { Notifications } from './notifications.ts'

export type BaseContext = ElementContext<CommonDeclaration, typeof commonDocs.events>

/** A screen as the title bar shows it and `tw-step` reports it. */
export interface Screen {
  /** The detail of `tw-step` without `title` and `canGoBack`. */
  readonly step: Readonly<Record<string, string>> & { readonly step: string }
  readonly title: string
  /**
   * Goes back. A function that does nothing keeps the person here; without one, the host leaves.
   */
  readonly back: (() => void) | undefined
}

/** What `rootView` renders around the screens. */
export interface BaseState {
  /** The element is not on the page: the screens are hidden and keep their state. */
  readonly isPaused: boolean
  /** The host has a title bar of its own. */
  readonly hideHeader: boolean
  readonly theme: string
  readonly ornament: string
  readonly locale: Locale
  /** Set while the element cannot continue. */
  readonly closingMessage: ClosingMessage | undefined
  /** Set once they are loaded, as is the component that renders them. */
  readonly notifications: Notifications | undefined
  readonly NotificationLayer: ComponentType<NotificationLayerProps> | undefined
}
