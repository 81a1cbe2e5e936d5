import type { commonProperties, Declaration } from '../entry/declaration.ts'

/** A declaration with the properties of every element. */
export type HostedDeclaration = Declaration & { readonly properties: typeof commonProperties }
