import { Refusal } from '../answer.ts'
import type { ApiContext } from './env.ts'

/** The JSON of a request, or a refusal that names what is not JSON. */
export const jsonBody = (c: ApiContext, what = 'request'): Promise<unknown> =>
  c.req.json().catch(() => {
    throw new Refusal(`The ${what} is not JSON`)
  })
