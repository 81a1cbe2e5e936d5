import type { Endpoint } from '../../api/endpoint.ts'
import {
  buildRequest,
  type ClientSettings,
  type RequestOptions,
  redirect,
} from '../../api/request.ts'
import { requestTimeoutMs } from '../../limits.ts'

/** A call without a body, as `client.call` takes it. */
export interface FirstCall {
  readonly endpoint: Endpoint
  readonly options?: RequestOptions
}

/** The calls whose answers the first view shows, in the order in which the client makes them. */
export type FirstCalls = readonly [FirstCall, ...FirstCall[]]

/** A request that was sent before the client was loaded. */
interface Prefetch {
  /** What `keyOf` gives for the same request. */
  readonly key: string
  readonly response: Promise<Response>
  /** Aborts it. */
  readonly controller: AbortController
}

/** Sends the first calls of one element while its class is loading. */
export interface Prefetcher<Properties> {
  /** Sends the first calls, unless the same ones were sent or the client has made a call. */
  send(properties: Properties, settings: ClientSettings): void
  /**
   * The response, if the client's calls so far are the first ones, in their order, and this is the
   * next. Any other call ends prefetching.
   */
  take(call: FirstCall, settings: ClientSettings): Promise<Response> | undefined
  /** Aborts pending calls. */
  end(): void
}

/**
 * Gives an entry a prefetcher; only the entries of elements with a first call import this module.
 *
 * @param firstCalls each is sent when the answer to the one before begins to arrive, or is lost
 * @param loadApi loads the code that reads the answers, unless the class includes it; called when
 *   the first answer begins to arrive: earlier, on a slow network, it would delay React, which is
 *   needed first
 */
export const prefetching =
  <Properties>(
    firstCalls: (properties: Properties) => FirstCalls,
    loadApi: (properties: Properties) => Promise<unknown> | undefined,
  ): (() => Prefetcher<Properties>) =>
  () => {
    const sent: (Prefetch | undefined)[] = []
    /** How many calls the client has made: after the first, a prefetched answer could be stale. */
    let made = 0
    const abortFrom = (index: number) => {
      for (const call of sent.splice(index)) call?.controller.abort()
    }
    return {
      send(properties, settings) {
        const calls = firstCalls(properties)
        if (made || sent[0]?.key === keyOf(calls[0], settings)) return
        abortFrom(0)
        for (const call of calls) sent.push(prefetch(call, settings, sent.at(-1)?.response))
        // The class loads it again and then reports a failure.
        sent[0]?.response.then(() => loadApi(properties)).catch(() => undefined)
      },
      take(call, settings) {
        const next = sent[made++]
        if (next?.key === keyOf(call, settings)) return next.response
        abortFrom(made - 1)
        return undefined
      },
      end: () => abortFrom(0),
    }
  }

/**
 * Sends a call, which must be a GET, once `before` has settled. The client reads the response (see
 * `prefetched` in `client.ts`). `undefined` if the request cannot be made.
 */
function prefetch(
  call: FirstCall,
  settings: ClientSettings,
  before: Promise<unknown> | undefined,
): Prefetch | undefined {
  const request = requestOf(call, settings)
  if (!request.ok) return undefined
  const { url, headers } = request.value
  const controller = new AbortController()
  const end = () => controller.abort(new DOMException('No answer', 'TimeoutError'))
  const send = () => {
    const timer = setTimeout(end, requestTimeoutMs)
    const { signal } = controller
    return fetch(url, { headers, cache: 'no-store', redirect, signal }).finally(() =>
      clearTimeout(timer),
    )
  }
  const response = before ? before.then(send, send) : send()
  // It may never be taken.
  response.catch(() => undefined)
  return { key: keyOf(call, settings), response, controller }
}

const requestOf = ({ endpoint, options }: FirstCall, settings: ClientSettings) =>
  buildRequest(endpoint, settings, options)

/** The same for calls that make the same request. */
const keyOf = (call: FirstCall, settings: ClientSettings) =>
  JSON.stringify(requestOf(call, settings))
