import type { PageDeclaration } from '../page-declaration.ts'

export const page = { path: '/resetPassword' } as const satisfies PageDeclaration
