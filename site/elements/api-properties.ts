import { brand } from '../brand.ts'

/** Properties that tell an element where its API is; spread over its tag. */
export const apiProperties = {
  apiBase: brand.apiOrigin,
  // A server on another origin must allow the header: see `brand.ts`.
  allowIdempotencyKey: brand.apiOrigin !== '',
}
