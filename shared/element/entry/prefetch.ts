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
interface Prefetch {
  /** Whether this is the very request that these settings make. */
  matches(call: FirstCall, settings: ClientSettings): boolean
  readonly response: Promise<Response>
  readonly abort: () => void
}

/** Sends the first call of one element while its class is loading. */
export interface Prefetcher<Properties> {
  /** Sends the call as it is now; not a second time while it is the same, nor once the client has called. */
  send(properties: Properties, settings: ClientSettings): void
  /** The response, if this is the client's first call and the same one. Ends prefetching. */
  take(call: FirstCall, settings: ClientSettings): Promise<Response> | undefined
  /** Ends a call that is under way. */
  end(): void
}

/**
 * What an entry needs to prefetch: only elements with a first call load this module.
 *
 * @param firstCall the call whose answer the first view shows
 * @param loadApi loads what reads the answer, unless the class brings it; called as the answer begins
 *   to come: on a slow network it would delay React, which is needed first
 */
export const prefetching =
  <Properties>(
    firstCall: (properties: Properties) => FirstCall,
    loadApi: (properties: Properties) => Promise<unknown> | undefined,
  ): (() => Prefetcher<Properties>) =>
  () => {
    /** The client has made its first call: a later answer must not be an old one. */
    let hasCalled = false
    let sent: Prefetch | undefined
    return {
      send(properties, settings) {
        if (hasCalled) return
        const call = firstCall(properties)
        if (sent?.matches(call, settings)) return
        sent?.abort()
        sent = prefetch(call, settings)
        // A failure shows when the class loads it.
        sent?.response.then(() => loadApi(properties)).catch(() => undefined)
      },
      take(call, settings) {
        if (hasCalled) return undefined
        hasCalled = true
        if (sent?.matches(call, settings)) return sent.response
        sent?.abort()
        return undefined
      },
      end: () => sent?.abort(),
    }
  }

/**
 * Sends a call; only ever a GET. The client reads the response (see `prefetched` in `client.ts`).
 * `undefined` where the request cannot be made.
 */
function prefetch(
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
