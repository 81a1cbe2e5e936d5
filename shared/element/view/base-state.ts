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

/** What `ElementRoot` renders around the screens. */
export interface BaseState {
  readonly theme: string
  readonly locale: Locale
  /** Set while the element cannot continue. */
  readonly closing: BlockingMessage | undefined
  /** Set once they are loaded, as is the component that renders them. */
  readonly notifications: Notifications | undefined
  readonly NotificationLayer: ComponentType<NotificationLayerProps> | undefined
}
