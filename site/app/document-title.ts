import { brand } from '../brand.ts'

/** The title of a document: the page and the company. */
export const documentTitle = (title: string): string =>
  title ? `${title} · ${brand.name}` : brand.name
