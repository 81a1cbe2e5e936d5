import type { MessageDescriptor } from '@lingui/core'
import { brand } from '../brand.ts'
import { type DocumentName, documentTitles } from './documents.ts'
import { msg } from './page-msg.ts'
import { type PageName, pages } from './pages.ts'
import type { RouteMatch } from './routes.ts'

/** The title of a page, in the navigation and above its content. */
export const titleOf = (name: PageName): MessageDescriptor => pages[name].title ?? { id: name }

/** What the browser's tab says beside the company's name; of the home page, what the company does. */
export function headTitleOf({
  name,
  value,
}: Pick<RouteMatch, 'name' | 'value'>): MessageDescriptor {
  if (name === 'home') return msg`Trusts, custody and clearing`
  return name === 'document' ? documentTitles[value as DocumentName] : titleOf(name)
}

/** The title of a document: the page and the company. */
export const documentTitle = (title: string, name?: PageName): string =>
  (name === 'home' ? [brand.name, title] : [title, brand.name]).join(' · ')
