import type { MessageDescriptor } from '@lingui/core'
import { folderOf, type PageName } from '../pages/pages.ts'

const descriptions = import.meta.glob<MessageDescriptor>('../pages/*/description.ts', {
  eager: true,
  import: 'description',
})

/** What a search engine shows below the title of a page. */
export function descriptionOf(name: Exclude<PageName, 'document'>): MessageDescriptor {
  const description = descriptions[`../pages/${folderOf(name)}/description.ts`]
  if (!description) throw new Error(`${name} has no description.ts`)
  return description
}
