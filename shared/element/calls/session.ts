import type { Client } from '../../api/client.ts'
import type { ClientSettings } from '../../api/request.ts'
import type { KeyCheck } from '../../api/submit/key-check.ts'

/** The time that one person uses an element: it ends when another token is set or the element is removed. */
export interface Session {
  /** The token of its calls; `refreshToken` replaces it. */
  token(): string
  /** Aborts at the end. No call can begin after that. */
  readonly signal: AbortSignal
}

/** The client of a session. */
export interface SessionClient extends Client {
  /**
   * Like `call`, but a request that was sent ends with the element and not with the session: the
   * outcome of a transfer or a signature is always reported.
   */
  readonly callToEnd: Client['call']
  /**
   * Why the server of a call with a key must not get it; nothing if it may. The call itself asks too:
   * this is for whoever must know it before.
   */
  readonly checkKey: KeyCheck['before']
}

/** How a session calls the server. */
export interface SessionCalls {
  settings(): ClientSettings
  /** Loaded on the first call. */
  client(): Promise<SessionClient>
  /** Makes one call. Never throws. */
  readonly call: Client['call']
}
