import type { Context, Handler } from 'hono'
import type { EndpointName } from '../../shared/api/endpoints.ts'
import type { Account } from '../accounts/session.ts'

/** What a request carries through the app. `incoming` is there under node-server alone. */
export interface Env {
  Bindings: {
    incoming?: { readonly socket: { end(data: string): unknown; destroy(): unknown } }
  }
  Variables: {
    /** Whose call it is, where the endpoint needs a token. */
    account: Account
    /** Kind of the fault that hit the call. */
    fault: string
  }
}

export type ApiContext = Context<Env>

/** Handlers by the name of their endpoint; those of a later issue are not there yet. */
export type Handlers = Partial<Record<EndpointName, Handler<Env>>>
