import type { PageDeclaration } from '../page-declaration.ts'

export const page = { path: '/login', hasCatalogue: true } as const satisfies PageDeclaration
