import type { Session } from '../calls/session.ts'
import type { BaseContext } from '../view/base-state.ts'

/** How long the page may take to answer with a token, in milliseconds. */
const patience = 10_000

/** What a session has asked for, by the refused token. */
export type Renewals = Map<string, Promise<boolean>>

/**
 * Asks the page for a new token where the server has refused one: once for each token, however many
 * calls it was refused for. Resolves to whether the element has a new one.
 */
export function renewToken(
  refused: string,
  renewals: Renewals,
  context: BaseContext,
  session: Session,
): Promise<boolean> {
  const renewal = renewals.get(refused) ?? ask(refused, context, session.signal)
  renewals.set(refused, renewal)
  return renewal
}

type Renewable = HTMLElement & { refreshToken(token: string): void }

async function ask(
  refused: string,
  { element, properties }: BaseContext,
  signal: AbortSignal,
): Promise<boolean> {
  const { getToken } = properties()
  if (!getToken) return false
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, patience, '')
    signal.addEventListener('abort', () => resolve(''))
  })
  try {
    const token = String((await Promise.race([getToken(), late])) ?? '').trim()
    if (!token || token === refused || signal.aborted) return false
    ;(element as Renewable).refreshToken(token)
    return true
  } catch (cause) {
    console.warn('tw: getToken', cause)
    return false
  } finally {
    clearTimeout(timer)
  }
}
