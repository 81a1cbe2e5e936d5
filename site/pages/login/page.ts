import type { PageDeclaration } from '../page-declaration.ts'

export const page = { path: '/login' } as const satisfies PageDeclaration
