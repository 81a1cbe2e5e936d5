import type { Endpoint } from '../../api/endpoint.ts'
import {
  buildRequest,
  type ClientSettings,
  type Outgoing,
  type RequestOptions,
} from '../../api/request.ts'
import { requestTimeoutMs } from '../../limits.ts'

/** A call without a body, as `client.call` takes it. */
export interface FirstCall {
  readonly endpoint: Endpoint
  readonly options?: RequestOptions
}

/** A request that was sent before the client was loaded. */
interface Prefetch {
  /** Whether the call with these settings makes the same request. */
  matches(call: FirstCall, settings: ClientSettings): boolean
  readonly response: Promise<Response>
  readonly abort: () => void
}

/** Sends the first call of one element while its class is loading. */
export interface Prefetcher<Properties> {
  /** Sends the first call, unless the same one was sent or the client has made a call. */
  send(properties: Properties, settings: ClientSettings): void
  /** The response, if this is the client's first call and the same one. Ends prefetching. */
  take(call: FirstCall, settings: ClientSettings): Promise<Response> | undefined
  /** Aborts a pending call. */
  end(): void
}

/**
 * Gives an entry a prefetcher; only the entries of elements with a first call import this module.
 *
 * @param firstCall the call whose answer the first view shows
 * @param loadApi loads the code that reads the answer, unless the class includes it; called when
 *   the answer begins to arrive: earlier, on a slow network, it would delay React, which is needed
 *   first
 */
export const prefetching =
  <Properties>(
    firstCall: (properties: Properties) => FirstCall,
    loadApi: (properties: Properties) => Promise<unknown> | undefined,
  ): (() => Prefetcher<Properties>) =>
  () => {
    /** The client has made its first call: from then on, a prefetched answer could be stale. */
    let hasCalled = false
    let sent: Prefetch | undefined
    return {
      send(properties, settings) {
        if (hasCalled) return
        const call = firstCall(properties)
        if (sent?.matches(call, settings)) return
        sent?.abort()
        sent = prefetch(call, settings)
        // The class loads it again and then reports a failure.
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
 * Sends a call, which must be a GET. The client reads the response (see `prefetched` in
 * `client.ts`). `undefined` if the request cannot be made.
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
  const timer = setTimeout(end, requestTimeoutMs)
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
