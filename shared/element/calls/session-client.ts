import { type Client, createClient } from '../../api/client.ts'
import { failed } from '../../api/errors.ts'
import type { ClientSettings } from '../../api/request.ts'
import type { Renewals } from '../host/renew-token.ts'
import type { BaseContext } from '../view/base-state.ts'
import type { Session, SessionClient } from './session.ts'

/** The client of a session; it is loaded with the first call. */
export function createSessionClient(
  context: BaseContext,
  session: Session,
  settings: () => ClientSettings,
): SessionClient {
  const { token } = session
  const renewals: Renewals = new Map()
  const withOwnToken =
    (call: Client['call']): Client['call'] =>
    async (endpoint, schema, options) => {
      if (session.signal.aborted) return failed({ kind: 'canceled' })
      const sent = token()
      const isRead = endpoint.method === 'GET'
      // What writes goes on while the element is removed; what reads is asked again when it is back.
      const signal = isRead && context.presence?.()
      const answer = await call(endpoint, schema, signal ? { signal, ...options } : options)
      if (answer.ok) return answer
      const { error } = answer
      if (context.properties().debug) {
        import('../host/debug.ts')
          .then((debug) => debug.explainFailure(endpoint, settings(), error))
          .catch(() => undefined)
      }
      // Refused; but where there is another token now, that is no reason to end the session.
      if (!error.navigate || session.signal.aborted) return answer
      const { renewToken } = await import('../host/renew-token.ts')
      if (token() === sent && !(await renewToken(sent, renewals, context, session))) return answer
      if (isRead) return call(endpoint, schema, { ...options, prefetched: undefined })
      // What writes is sent again by its own rules alone.
      return failed({ kind: error.kind, isRenewed: true })
    }
  const inSession = createClient({ settings, signal: session.signal })
  const toEnd = createClient({ settings, signal: context.signal })
  return {
    ...inSession,
    call: withOwnToken(inSession.call),
    callToEnd: withOwnToken(toEnd.call),
  }
}
