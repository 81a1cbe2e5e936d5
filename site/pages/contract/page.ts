import type { PageDeclaration } from '../page-declaration.ts'

export const page = {
  path: '/contract/:token',
  hasCatalogue: true,
  callsApi: true,
  isSecret: true,
} as const satisfies PageDeclaration
