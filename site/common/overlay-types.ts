import type { I18n } from '@lingui/core'
import type { ComponentProps, ComponentType } from 'react'
import type { DocumentName } from '../map/documents.ts'
import type { RouteMatch } from '../map/routes.ts'
import type { Notice } from '../preferences/notices.ts'

/** Everything that opens over a page, in one file: menu, drawer and documents, with their texts. */
export interface Overlays {
  readonly AccountMenu: ComponentType<{ readonly match: RouteMatch }>
  readonly DocumentDialog: ComponentType<{
    readonly name: DocumentName
    readonly onClose: () => void
  }>
  readonly Drawer: ComponentType<{ readonly match: RouteMatch; readonly onClose: () => void }>
  readonly NoticeBar: ComponentType<{ readonly notice: Notice }>
  readonly SolutionsPanel: ComponentType<{
    readonly id: string
    /** Called before an article opens. */
    readonly onLeave: () => void
  }>
  /** Their own instance: see `loadPart`. */
  readonly i18n: I18n
}

/** The properties of one of them. */
export type OverlayProps<Name extends Exclude<keyof Overlays, 'i18n'>> = ComponentProps<
  Overlays[Name]
>
