import type { PageDeclaration } from '../page-declaration.ts'

export const page = { path: '/', menu: 1, hasCatalogue: true } as const satisfies PageDeclaration
