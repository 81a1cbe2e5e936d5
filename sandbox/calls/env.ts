import type { Context } from 'hono'
import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import type { Account } from '../accounts/account-of-token.ts'
import type { UploadOwner } from '../uploads/records.ts'

/** Values that a request carries through the app. Only node-server sets `incoming`. */
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
    /** The account that makes the call, if the endpoint needs a token. */
    account: Account
    /** The owner of an uploaded image. */
    owner: UploadOwner
    /** The mailbox that the call is about, as `mailboxKey` spells it. */
    mailbox: string
    /** Kind of the fault that hit the call. */
    fault: string
    /** The fault that the suffix of the token chooses, for one call or for all. */
    magic: { readonly call: string | undefined; readonly name: string }
    /** How an answer of the server behind a proxy differs from the contract. */
    differences: readonly string[]
  }
}

export type ApiContext = Context<Env>

/** Carries out a call; resolves with `data` of its answer. A refusal is thrown. */
type Handler = (c: ApiContext) => object | Promise<object | undefined> | Promise<void>

/**
 * Handlers by the name of their endpoint. A file of `routes/` has those of the file with the same name
 * in `shared/api/endpoints/`.
 */
export type Handlers = Partial<Record<EndpointName, Handler>>
