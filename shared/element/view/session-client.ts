import type { Client } from '../../api/client.ts'
import { type Answer, failed } from '../../api/errors.ts'
import type { ClientSettings } from '../../api/request.ts'
import type { BaseContext } from './base-state.ts'
import { loadOnce } from './load-once.ts'

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
}

/** How a session calls the server. */
export interface SessionCalls {
  settings(): ClientSettings
  /** Loaded on the first call. */
  client(): Promise<SessionClient>
  /** Makes one call, or takes its prefetched response. Never throws. */
  readonly call: Client['call']
}

/** @param showNotice shows the notice of an answer and returns the answer */
export function createSessionCalls(
  context: BaseContext,
  { token, signal }: Session,
  showNotice: <Value>(answer: Answer<Value>) => Answer<Value>,
): SessionCalls {
  /** The server refused a token that was replaced during the call: no reason to end the session. */
  const isOutdated = (answer: Answer<unknown>, sent: string) =>
    !answer.ok && answer.error.navigate !== undefined && token() !== sent
  const withOwnToken =
    (call: Client['call']): Client['call'] =>
    async (endpoint, schema, options) => {
      if (signal.aborted) return failed({ kind: 'canceled' })
      const sent = token()
      const answer = await call(endpoint, schema, options)
      if (answer.ok || !isOutdated(answer, sent)) return answer
      const again = { ...options, prefetched: undefined }
      if (endpoint.method === 'GET') return call(endpoint, schema, again)
      const { navigate: _, ...error } = answer.error
      return failed(error)
    }
  const settings = (): ClientSettings => ({ ...context.settings(), token: token() })
  const client = loadOnce(async (): Promise<SessionClient> => {
    const { createClient } = await import('../../api/client.ts')
    const inSession = createClient({ settings, signal })
    const toEnd = createClient({ settings, signal: context.signal })
    return {
      ...inSession,
      call: withOwnToken(inSession.call),
      callToEnd: withOwnToken(toEnd.call),
    }
  })
  return {
    settings,
    client,
    async call(endpoint, schema, options = {}) {
      const { path, query } = options
      const request = { ...(path && { path }), ...(query && { query }) }
      const prefetched = context.takePrefetched({ endpoint, options: request })
      try {
        const { call } = await client()
        return showNotice(await call(endpoint, schema, { ...options, prefetched }))
      } catch (cause) {
        return failed({ kind: 'network', cause })
      }
    },
  }
}
