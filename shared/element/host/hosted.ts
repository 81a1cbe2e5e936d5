import type { commonProperties, Declaration } from '../entry/declaration.ts'

/** What every element declares. */
export type HostedDeclaration = Declaration & { readonly properties: typeof commonProperties }
