import { type Answer, failed } from '../../api/errors.ts'
import { loadOnce } from '../../api/loading/load-once.ts'
import type { ClientSettings } from '../../api/request.ts'
import type { Session, SessionCalls } from '../calls/session.ts'
import type { BaseContext } from './base-state.ts'

/** @param showNotice shows the notice of an answer and returns the answer */
export function createSessionCalls(
  context: BaseContext,
  session: Session,
  showNotice: <Value>(answer: Answer<Value>) => Answer<Value>,
): SessionCalls {
  const settings = (): ClientSettings => ({ ...context.settings(), token: session.token() })
  const client = loadOnce(async () =>
    (await import('../calls/session-client.ts')).createSessionClient(context, session, settings),
  )
  return {
    settings,
    client,
    async call(endpoint, schema, options = {}) {
      const prefetched = context.takePrefetched({ endpoint, options })
      try {
        const { call } = await client()
        return showNotice(await call(endpoint, schema, { ...options, prefetched }))
      } catch (cause) {
        return failed({ kind: 'network', cause })
      }
    },
  }
}
