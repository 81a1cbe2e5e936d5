import type { PageDeclaration } from '../page-declaration.ts'

export const page = { path: '/register' } as const satisfies PageDeclaration
