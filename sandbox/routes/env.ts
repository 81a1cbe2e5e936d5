import type { Context, Handler } from 'hono'
import type { EndpointName } from '../../shared/api/endpoints.ts'
import type { Account } from '../accounts/session.ts'
import type { UploadOwner } from '../uploads/records.ts'

/** What a request carries through the app. `incoming` is there under node-server alone. */
export interface Env {
  Bindings: {
    incoming?: {
      readonly socket: {
        readonly remoteAddress?: string | undefined
        readonly localPort?: number | undefined
        end(data: string): unknown
        destroy(): unknown
      }
    }
  }
  Variables: {
    /** Whose call it is, where the endpoint needs a token. */
    account: Account
    /** Whose an uploaded image is. */
    owner: UploadOwner
    /** The mailbox that the call is about, as `sameMailbox` spells it. */
    mailbox: string
    /** Kind of the fault that hit the call. */
    fault: string
  }
}

export type ApiContext = Context<Env>

/** Handlers by the name of their endpoint; each file has some of them. */
export type Handlers = Partial<Record<EndpointName, Handler<Env>>>
