import type { PageDeclaration } from '../page-declaration.ts'

export const page = {
  path: '/ccvService',
  menu: 6,
  hasCatalogue: true,
} as const satisfies PageDeclaration
