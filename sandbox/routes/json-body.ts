import { Refusal } from '../answer.ts'
import type { ApiContext } from './env.ts'

/** Reads the JSON of a request, or throws a refusal that calls the body `what`. */
export const jsonBody = (c: ApiContext, what = 'request'): Promise<unknown> =>
  c.req.json().catch(() => {
    throw new Refusal(`The ${what} is not JSON`)
  })
