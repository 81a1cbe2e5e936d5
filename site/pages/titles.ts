import type { MessageDescriptor } from '@lingui/core'
import { folderOf, type PageName } from './pages.ts'

const titles = import.meta.glob<MessageDescriptor>('./*/title.ts', { eager: true, import: 'title' })

/** The title of a page, in the navigation and in the browser's tab. Documents have their own. */
export function titleOf(name: Exclude<PageName, 'document'>): MessageDescriptor {
  return titles[`./${folderOf(name)}/title.ts`] ?? { id: name }
}
