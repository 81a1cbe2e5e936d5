import * as v from 'valibot'
import { type Client, outgoingRequest } from '../client.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Answer, ApiError } from '../errors.ts'
import { isOwnOrigin } from '../post-headers.ts'
import type { ClientSettings } from '../request.ts'
import { randomKey } from './random-key.ts'

/**
 * Finds out whether a server of another origin allows the `Idempotency-Key` (CORS), because a browser
 * hides from scripts whether a call that got no answer has left it.
 */
export interface KeyCheck {
  /**
   * Before a call with a key: why nothing is sent. Asks until the origin has allowed the header once;
   * on the page's own origin there is nothing to ask.
   */
  before(endpoint: Endpoint): Promise<ApiError | undefined>
  /** After a call with a key: its error, or that its key is the reason why no answer came. */
  after(endpoint: Endpoint, answer: Answer<unknown>): Promise<ApiError | undefined>
}

/** @param read makes a call that changes nothing */
export function createKeyCheck(settings: () => ClientSettings, read: Client['call']): KeyCheck {
  /** Origins that have allowed the header. One that has not is asked again at the next try. */
  const allowing = new Set<string>()

  /** The origin that the key of a call goes to, unless nothing can be in its way. */
  const originToAsk = (endpoint: Endpoint): string | undefined => {
    const request = outgoingRequest(endpoint, settings(), { idempotencyKey: 'key' })
    if (!request.ok || !('Idempotency-Key' in request.value.headers)) return undefined
    const url = new URL(request.value.url)
    return isOwnOrigin(url) || allowing.has(url.origin) ? undefined : url.origin
  }

  /** Why no answer came to a read; `undefined` if one came, whatever it says. */
  const ask = async (probe: Endpoint, hasKey: boolean): Promise<ApiError | undefined> => {
    // A key of its own: a server may keep the answer to a key, and give it to the order.
    const headers = hasKey ? { 'Idempotency-Key': randomKey() } : {}
    const answer = await read(probe, v.unknown(), { headers })
    return answer.ok || answer.error.status !== undefined ? undefined : answer.error
  }

  const check = async (probe: Endpoint, origin: string): Promise<ApiError | undefined> => {
    const lost = await ask(probe, true)
    if (lost?.kind !== 'network') return lost
    const lostWithoutKey = await ask(probe, false)
    if (lostWithoutKey) return lostWithoutKey
    // The connection may have been lost just then.
    const lostAgain = await ask(probe, true)
    if (lostAgain?.kind !== 'network') return lostAgain
    console.warn(
      `tw: nothing was sent to ${origin}, because it does not allow the header Idempotency-Key (CORS). A browser may repeat a POST whose connection was cut; only the key keeps the server from carrying it out twice. Let the server answer OPTIONS, for every call, with Access-Control-Allow-Headers: token, otp-token, content-type, idempotency-key, bot-token.`,
    )
    return { kind: 'key' }
  }

  return {
    async before(endpoint) {
      const { keyProbe } = endpoint
      const origin = originToAsk(endpoint)
      if (!origin || !keyProbe || keyProbe.auth === 'none') return undefined
      const error = await check(keyProbe, origin)
      if (!error) allowing.add(origin)
      return error && { ...error, isUnsent: true }
    },
    async after(endpoint, answer) {
      const error = answer.ok ? undefined : answer.error
      const origin = originToAsk(endpoint)
      if (!origin || !endpoint.keyProbe) return error
      if (error?.kind !== 'network') {
        if (!error || error.status !== undefined) allowing.add(origin)
        return error
      }
      const reason = await check(endpoint.keyProbe, origin)
      return reason?.kind === 'key' ? reason : error
    },
  }
}
