import type { PageDeclaration } from '../page-declaration.ts'

export const page = {
  path: '/bindCard',
  callsApi: true,
  needsToken: true,
} as const satisfies PageDeclaration
