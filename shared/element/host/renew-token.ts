import type { Endpoint } from '../../api/endpoint.ts'
import { type Answer, type ApiError, failed } from '../../api/errors.ts'
import type { ClientSettings } from '../../api/request.ts'
import type { Session } from '../calls/session.ts'
import type { CommonDeclaration, Properties } from '../entry/declaration.ts'

/** How long the page may take to answer with a token, in milliseconds. */
const tokenTimeoutMs = 10_000

/** A call that failed. */
interface Failed<Value> {
  readonly endpoint: Endpoint
  /** The token that it was sent with. */
  readonly sent: string
  /** For each refused token of the session: whether the page has given another one. */
  readonly renewals: Map<string, Promise<boolean>>
  readonly element: HTMLElement
  readonly properties: Properties<CommonDeclaration>
  readonly session: Session
  readonly settings: ClientSettings
  /** Makes a read once more; undefined for a write. */
  readonly again: (() => Promise<Answer<Value>>) | undefined
}

/**
 * The answer to a failed call. If its token was refused but the session has a newer one by now, or
 * the page gives one, the session goes on and a read is made once more. A write is never repeated
 * here; its own rules say whether it may be.
 */
export async function renewTokenAndRetry<Value>(
  answer: { readonly ok: false; readonly error: ApiError },
  { endpoint, sent, renewals, element, properties, session, settings, again }: Failed<Value>,
): Promise<Answer<Value>> {
  const { error } = answer
  if (properties.debug) {
    import('./debug.ts')
      .then((debug) => debug.explainFailure(endpoint, settings, error))
      .catch(() => undefined)
  }
  if (!error.navigate || session.signal.aborted) return answer
  if (session.token() === sent) {
    // The page is asked once for each refused token, however many calls carried it.
    const renewal = renewals.get(sent) ?? renew(sent, element, properties.getToken, session.signal)
    renewals.set(sent, renewal)
    if (!(await renewal)) return answer
  }
  return again ? again() : failed({ kind: error.kind, isRenewed: true })
}

type Renewable = HTMLElement & { refreshToken(token: string): void }

/** Asks the page for a new token; resolves to whether the element has one. */
async function renew(
  refused: string,
  element: HTMLElement,
  getToken: Properties<CommonDeclaration>['getToken'],
  signal: AbortSignal,
): Promise<boolean> {
  if (!getToken) return false
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, tokenTimeoutMs, '')
    signal.addEventListener('abort', () => resolve(''))
  })
  try {
    const token = String((await Promise.race([getToken(), late])) ?? '').trim()
    if (!token || token === refused || signal.aborted) return false
    ;(element as Renewable).refreshToken(token)
    return true
  } catch (cause) {
    console.warn('tw: getToken failed:', cause)
    return false
  } finally {
    clearTimeout(timer)
  }
}
