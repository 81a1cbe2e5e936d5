import type { PageDeclaration } from '../page-declaration.ts'

export const page = {
  path: '/trustFund',
  menu: 5,
  hasCatalogue: true,
} as const satisfies PageDeclaration
