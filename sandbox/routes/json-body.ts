import type { ApiContext } from '../calls/env.ts'
import { Refusal } from '../core/answer.ts'

/** Reads the JSON of a request, or throws a refusal that calls the body `what`. */
export const jsonBody = (c: ApiContext, what = 'request'): Promise<unknown> =>
  c.req.json().catch(() => {
    throw new Refusal(`The ${what} is not JSON`)
  })
