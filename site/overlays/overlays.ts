import type { Messages } from '@lingui/core'

/** The overlays in one file, which is loaded after the page can be used. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site-overlays.po')

export { AccountMenu } from './account/AccountMenu.tsx'
export { DocumentDialog } from './documents/DocumentDialog.tsx'
export { Drawer } from './drawer/Drawer.tsx'
export { NoticeBar } from './notice/NoticeBar.tsx'
export { SolutionsPanel } from './solutions/SolutionsPanel.tsx'
