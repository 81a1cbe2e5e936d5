import type { Messages } from '@lingui/core'

/** What opens over a page: a file of its own, since a page can be used before any of it is wanted. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site-overlays.po')

export { DocumentDialog } from './documents/DocumentDialog.tsx'
export { Drawer } from './drawer/Drawer.tsx'
export { NoticeBar } from './notice/NoticeBar.tsx'
export { SolutionsPanel } from './solutions/SolutionsPanel.tsx'
