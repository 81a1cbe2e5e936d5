import type { MessageDescriptor } from '@lingui/core'
import { folderOf, type PageName } from './pages.ts'

const titles = import.meta.glob<MessageDescriptor>('./*/title.ts', { eager: true, import: 'title' })

/** What a page is called in the navigation and in the browser's tab. Each document has its own title. */
export function titleOf(name: Exclude<PageName, 'document'>): MessageDescriptor {
  const title = titles[`./${folderOf(name)}/title.ts`]
  if (!title) throw new Error(`${name} has no title.ts`)
  return title
}
