import type { Session } from '../calls/session.ts'
import type { CommonDeclaration, Properties } from '../entry/declaration.ts'

/** How long the page may take to answer with a token, in milliseconds. */
const tokenTimeoutMs = 10_000

type Renewable = HTMLElement & { refreshToken(token: string): void }

/**
 * Creates the function that asks the page for a new token in place of a refused one, once for each,
 * however many calls carried it. It resolves to whether the element has one.
 */
export function createRenewal(
  element: HTMLElement,
  { signal }: Session,
  properties: () => Properties<CommonDeclaration>,
): (refused: string) => Promise<boolean> {
  const ask = async (refused: string): Promise<boolean> => {
    const { getToken } = properties()
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
  const asked = new Map<string, Promise<boolean>>()
  return (refused) => {
    const renewal = asked.get(refused) ?? ask(refused)
    asked.set(refused, renewal)
    return renewal
  }
}
