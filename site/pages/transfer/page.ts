import type { PageDeclaration } from '../page-declaration.ts'

export const page = {
  path: '/transfer',
  callsApi: true,
  needsToken: true,
} as const satisfies PageDeclaration
