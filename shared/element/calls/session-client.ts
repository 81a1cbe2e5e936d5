import { type Client, createClient } from '../../api/client.ts'
import { isRead } from '../../api/endpoint.ts'
import { type Answer, failed } from '../../api/errors.ts'
import type { ClientSettings } from '../../api/request.ts'
import { createKeyCheck } from '../../api/submit/key-check.ts'
import type { CommonDeclaration, Properties } from '../entry/declaration.ts'
import { renewTokenAndRetry } from '../host/renew-token.ts'
import type { BaseContext } from '../model/base-state.ts'
import type { Session, SessionClient } from './session.ts'

/**
 * The client of a session; it is loaded with the first call.
 *
 * @param properties those of the element as they were pushed last
 */
export function createSessionClient(
  context: BaseContext,
  session: Session,
  properties: () => Properties<CommonDeclaration>,
  settings: () => ClientSettings,
): SessionClient {
  const renewals = new Map<string, Promise<boolean>>()
  const hasEnded = () => session.signal.aborted && failed({ kind: 'canceled', isUnsent: true })

  const withOwnToken =
    (call: Client['call']): Client['call'] =>
    async (endpoint, schema, options) => {
      const ended = hasEnded()
      if (ended) return ended
      const sent = session.token()
      // A request that moves money or signs goes on while the element is removed. A read is
      // repeated when the element is back, and an upload is offered again.
      const endsWithPresence = isRead(endpoint) || options?.transport !== undefined
      const presence = endsWithPresence ? context.presence?.() : undefined
      const answer = await call(endpoint, schema, { ...options, presence })
      if (answer.ok) return answer
      return renewTokenAndRetry(answer, {
        endpoint,
        sent,
        renewals,
        element: context.element,
        properties: properties(),
        session,
        settings: settings(),
        again: isRead(endpoint)
          ? () => call(endpoint, schema, { ...options, presence })
          : undefined,
      })
    }

  const { fetch } = context
  const inSession = createClient({ settings, fetch, signal: session.signal })
  const toEnd = createClient({ settings, fetch, signal: context.signal })
  const keyCheck = createKeyCheck(settings, inSession.call)

  /** No call with a key is sent to a server that does not allow the header. */
  const withKeyCheck = (call: Client['call']): Client['call'] => {
    const callWithOwnToken = withOwnToken(call)
    return async <Value>(...[endpoint, schema, options]: Parameters<typeof call<Value>>) => {
      if (!options?.idempotencyKey) return callWithOwnToken(endpoint, schema, options)
      const refusal = await keyCheck.before(endpoint)
      if (refusal) return failed(refusal)
      const answer: Answer<Value> = await callWithOwnToken(endpoint, schema, options)
      const error = await keyCheck.after(endpoint, answer)
      return error ? failed(error) : answer
    }
  }

  return {
    call: withKeyCheck(inSession.call),
    callToEnd: withKeyCheck(toEnd.call),
    checkKey: keyCheck.before,
  }
}
