import { brand } from '../brand.ts'

/** The title of a document: what the page is called, and whose it is. */
export const documentTitle = (title: string): string =>
  title ? `${title} · ${brand.name}` : brand.name
