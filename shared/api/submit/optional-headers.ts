import type { Client } from '../client.ts'
import { isOwnOrigin } from '../post-headers.ts'
import { buildRequest, type ClientSettings, fitsHeader } from '../request.ts'

interface Caller extends Pick<Client, 'call'> {
  settings(): ClientSettings
}

/**
 * A client's `call` with optional `headers`; a value that no header can hold is always left out. A
 * server on another origin may not allow them: its preflight then fails before the call is sent,
 * which looks like a cut connection, and the call is made once more without them. Not for calls
 * that must not arrive twice.
 */
export function withOptionalHeaders({ call, settings }: Caller): Client['call'] {
  /** By origin: whether its server accepts `headers`, once its answers have shown it. */
  const takesHeaders = new Map<string, boolean>()
  return async (endpoint, schema, { headers, ...bare } = {}) => {
    const given = Object.entries(headers ?? {}).filter(([, text]) => fitsHeader(text))
    const sendBare = () => call(endpoint, schema, bare)
    const request = buildRequest(endpoint, settings(), bare)
    if (!given.length || !request.ok) return sendBare()
    const url = new URL(request.value.url)
    if (takesHeaders.get(url.origin) === false) return sendBare()

    const answer = await call(endpoint, schema, { ...bare, headers: Object.fromEntries(given) })
    const isLost = !answer.ok && answer.error.kind === 'network'
    if (!isLost) takesHeaders.set(url.origin, true)
    // The page's own origin needs no preflight, and an origin that accepted the headers passes it.
    const mayBePreflight = isLost && !takesHeaders.has(url.origin) && !isOwnOrigin(url)
    if (!mayBePreflight || !navigator.onLine) return answer
    const second = await sendBare()
    if (second.ok || second.error.kind !== 'network') takesHeaders.set(url.origin, false)
    return second
  }
}
