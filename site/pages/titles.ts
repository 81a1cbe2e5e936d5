import type { MessageDescriptor } from '@lingui/core'
import { folderOf, type PageName } from './pages.ts'

const titles = import.meta.glob<MessageDescriptor>('./*/title.ts', { eager: true, import: 'title' })

/** The title of a page, in the navigation and in the browser's tab. Documents have their own. */
export function titleOf(name: Exclude<PageName, 'document'>): MessageDescriptor {
  const title = titles[`./${folderOf(name)}/title.ts`]
  if (!title) throw new Error(`${name} has no title.ts`)
  return title
}
