import type { PageDeclaration } from '../page-declaration.ts'

export const page = {
  path: '/trusts',
  menu: 2,
  hasCatalogue: true,
} as const satisfies PageDeclaration
