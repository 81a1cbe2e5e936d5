import type { Endpoint } from '../../api/endpoint.ts'
import {
  buildRequest,
  type ClientSettings,
  type Outgoing,
  type RequestOptions,
} from '../../api/request.ts'
import { requestTimeout } from '../../limits.ts'

/** A call without a body, as `client.call` takes it. */
export interface FirstCall {
  readonly endpoint: Endpoint
  readonly options?: RequestOptions
}

/** A request that was sent before the client was loaded. */
export interface Prefetch {
  /** Whether this is the very request that these settings make. */
  matches(call: FirstCall, settings: ClientSettings): boolean
  readonly response: Promise<Response>
  readonly abort: () => void
}

/**
 * Sends the first call of an element while its class is loading; only ever a GET. The client reads
 * the response (see `prefetched` in `client.ts`). `undefined` where the request cannot be made.
 */
export function prefetch(
  { endpoint, options }: FirstCall,
  settings: ClientSettings,
): Prefetch | undefined {
  const request = buildRequest(endpoint, settings, options)
  if (!request.ok) return undefined
  const { url, headers } = request.value
  const sent = keyOf(request.value)
  const controller = new AbortController()
  const end = () => controller.abort(new DOMException('No answer in time', 'TimeoutError'))
  const timer = setTimeout(end, requestTimeout)
  const stop = () => clearTimeout(timer)
  const { signal } = controller
  const response = fetch(url, { headers, cache: 'no-store', signal })
  response.then(stop, stop)
  return {
    matches(call, now) {
      const wanted = buildRequest(call.endpoint, now, call.options)
      return wanted.ok && keyOf(wanted.value) === sent
    },
    response,
    abort: () => controller.abort(),
  }
}

const keyOf = (request: Outgoing) => JSON.stringify(request)
