import { type Answer, failed } from '../../api/errors.ts'
import { loadOnce } from '../../api/loading/load-once.ts'
import type { Session, SessionCalls } from '../calls/session.ts'
import type { CommonDeclaration, Properties } from '../entry/declaration.ts'
import { settingsOf } from '../entry/properties.ts'
import type { BaseContext } from './base-state.ts'

/**
 * @param properties those of the element as they were pushed last
 * @param showNotice shows the notice of an answer and returns the answer
 */
export function createSessionCalls(
  context: BaseContext,
  session: Session,
  properties: () => Properties<CommonDeclaration>,
  showNotice: <Value>(answer: Answer<Value>) => Answer<Value>,
): SessionCalls {
  const settings = () => settingsOf(properties(), session.token())
  const client = loadOnce(async () => {
    const { createSessionClient } = await import('../calls/session-client.ts')
    return createSessionClient(context, session, properties, settings)
  })
  return {
    settings,
    client,
    async call(endpoint, schema, options) {
      try {
        const { call } = await client()
        return showNotice(await call(endpoint, schema, options))
      } catch (cause) {
        return failed({ kind: 'network', cause })
      }
    },
  }
}
