import type { PageDeclaration } from '../page-declaration.ts'

/** What a host shows, with status 404, for every path that is that of no page. */
export const page = {
  path: '/404',
  hasCatalogue: true,
  isUnlisted: true,
} as const satisfies PageDeclaration
