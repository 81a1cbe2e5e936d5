import { type Client, createClient } from '../../api/client.ts'
import { type Endpoint, isRead } from '../../api/endpoint.ts'
import { type Answer, type ApiError, failed } from '../../api/errors.ts'
import type { ClientSettings } from '../../api/request.ts'
import { createKeyCheck } from '../../api/submit/key-check.ts'
import type { CommonDeclaration, Properties } from '../entry/declaration.ts'
import { createRenewal } from '../host/renew-token.ts'
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
  const renew = createRenewal(context.element, session, properties)
  const hasEnded = () => session.signal.aborted && failed({ kind: 'canceled', isUnsent: true })

  /** For a developer: why a call failed. */
  const explain = (endpoint: Endpoint, error: ApiError) => {
    if (!properties().debug) return
    import('../host/debug.ts')
      .then((debug) => debug.explainFailure(endpoint, settings(), error))
      .catch(() => undefined)
  }

  /**
   * A call with the token of the session. If that was refused but the session has a newer one by now,
   * or the page gives one, the session goes on and a read is made once more. A write is never repeated
   * here; its own rules say whether it may be.
   */
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
      const send = () => call(endpoint, schema, { ...options, presence })
      const answer = await send()
      if (answer.ok) return answer
      const { error } = answer
      explain(endpoint, error)
      if (!error.navigate || session.signal.aborted) return answer
      if (session.token() === sent && !(await renew(sent))) return answer
      return isRead(endpoint) ? send() : failed({ kind: error.kind, isRenewed: true })
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
