import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import type { DocumentName } from '../map/documents.ts'
import type { RouteMatch } from '../map/routes.ts'
import type { Notice } from '../preferences/notices.ts'

export interface AccountMenuProps {
  readonly match: RouteMatch
}

export interface DocumentDialogProps {
  readonly name: DocumentName
  readonly onClose: () => void
}

export interface DrawerProps {
  readonly match: RouteMatch
  readonly onClose: () => void
}

export interface NoticeBarProps {
  readonly notice: Notice
}

export interface SolutionsPanelProps {
  readonly id: string
  /** Called before an article opens. */
  readonly onLeave: () => void
}

/** Everything that opens over a page, in one file: menu, drawer and documents, with their texts. */
export interface Overlays {
  readonly AccountMenu: ComponentType<AccountMenuProps>
  readonly DocumentDialog: ComponentType<DocumentDialogProps>
  readonly Drawer: ComponentType<DrawerProps>
  readonly NoticeBar: ComponentType<NoticeBarProps>
  readonly SolutionsPanel: ComponentType<SolutionsPanelProps>
  /** Their own instance: see `loadPart`. */
  readonly i18n: I18n
}
