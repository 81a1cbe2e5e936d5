import { brand } from '../brand.ts'

/** What tells an element where its calls go; spread over its tag. */
export const apiProperties = {
  apiBase: brand.apiOrigin,
  // On another origin the operator's server is asked to allow the header: see `brand.ts`.
  allowIdempotencyKey: brand.apiOrigin !== '',
}
