import type { PageDeclaration } from '../page-declaration.ts'

export const page = {
  path: '/creditCard',
  menu: 4,
  hasCatalogue: true,
} as const satisfies PageDeclaration
