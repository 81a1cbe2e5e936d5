import { warnWithoutKey } from '../../api/submit/idempotency-key.ts'
import type { Messages, ModelSession } from '../../element/model/parts.ts'
import type { StoredByToken } from '../submission/unresolved-orders.ts'

/** Tokens used before this one. Each list is emptied once the storage is up to date. */
export interface EarlierTokens {
  /** Of other people: what was stored for them is deleted. */
  readonly former: string[]
  /** Of the same person: what was stored is moved to the current token. */
  readonly refreshed: string[]
}

/**
 * Deletes and moves what is stored so that it matches the tokens. Resolves to the client, once it and
 * the messages are loaded.
 *
 * @param tag of the element; a developer is warned once if no idempotency key reaches its server
 */
export async function prepareStored(
  tag: string,
  {
    session,
    messages,
  }: {
    readonly session: Pick<ModelSession, 'client' | 'id' | 'settings'>
    readonly messages: Pick<Messages, 'notifications'>
  },
  stores: readonly StoredByToken[],
  { former, refreshed }: EarlierTokens,
): ReturnType<ModelSession['client']> {
  for (const token of former.splice(0)) for (const each of stores) each.forget(token)
  const [client] = await Promise.all([session.client(), messages.notifications()])
  // Once per element: the first person's actions warn.
  if (session.id === 1) warnWithoutKey(session.settings(), tag)
  for (const token of refreshed.splice(0)) for (const each of stores) each.moveFrom(token)
  return client
}
