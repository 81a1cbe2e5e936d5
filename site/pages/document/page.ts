import { documentNames } from '../../documents/document-names.ts'
import type { PageDeclaration } from '../page-declaration.ts'

/** Each document has its own title, and its first sentence is its description. */
export const page = {
  path: '/documents/:name',
  values: documentNames,
} as const satisfies PageDeclaration
