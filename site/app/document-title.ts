import { brand } from '../brand.ts'

/** The title of a document: the page and the company. */
export const documentTitle = (title: string): string => `${title} · ${brand.name}`

/** The title of the home page: the company, and what it does in the reader's language. */
export const homeTitle = (trade: string): string => `${brand.name} · ${trade}`
