import type { ComponentType } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import type { commonDocs } from '../docs.ts'
import type { ElementContext } from '../entry/context.ts'
import type { commonProperties, Declaration, tokenProperty } from '../entry/declaration.ts'
import type { BlockingMessage } from './blocking-message.ts'
import type { NotificationLayerProps } from './NotificationLayer.tsx'
import type { Notifications } from './notifications.ts'

/** What all elements declare; a token only some of them. */
export type CommonDeclaration = Declaration & {
  readonly properties: typeof commonProperties & Partial<typeof tokenProperty>
}
export type BaseContext = ElementContext<CommonDeclaration, typeof commonDocs.events>

/** What the title bar shows of a screen, and what `tw-step` says of it. */
export interface Screen {
  /** The detail of `tw-step` but for title and way back. */
  readonly step: Readonly<Record<string, string>> & { readonly step: string }
  readonly title: string
  /** Where Back leads. One that does nothing keeps the person here; without one, the host leaves. */
  readonly back: (() => void) | undefined
}

/** What `ElementRoot` renders around the screens. */
export interface BaseState {
  /** The element is not on the page: nothing is rendered, and what was is kept. */
  readonly isPaused: boolean
  /** The host has a title bar of its own. */
  readonly hideHeader: boolean
  readonly theme: string
  readonly locale: Locale
  /** Set while the element cannot continue. */
  readonly closing: BlockingMessage | undefined
  /** Set once they are loaded, as is the component that renders them. */
  readonly notifications: Notifications | undefined
  readonly NotificationLayer: ComponentType<NotificationLayerProps> | undefined
}
