import type { PageDeclaration } from '../page-declaration.ts'

/** The page that a host shows, with status 404, for every unknown path. */
export const page = {
  path: '/404',
  hasCatalogue: true,
  isUnlisted: true,
} as const satisfies PageDeclaration
