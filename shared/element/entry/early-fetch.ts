import type { Endpoint } from '../../api/endpoint.ts'
import {
  buildRequest,
  type ClientSettings,
  isRedirect,
  type RequestOptions,
  redirect,
} from '../../api/request.ts'

/** A GET that the first view makes, as `client.call` takes it. */
export interface EarlyCall {
  readonly endpoint: Endpoint
  readonly options?: RequestOptions
}

/** Sends the calls of one element's first view while its class is loading. */
export interface EarlyFetch<Properties> {
  /**
   * Sends the calls of an element with these properties, and drops earlier ones that differ. Once
   * the client has called, it sends no more: the answer could be old when it is taken.
   */
  send(properties: Properties, settings: ClientSettings): void
  /** For the client: gives the response to a request that was sent early, once; sends any other. */
  readonly fetch: typeof globalThis.fetch
  /** Aborts and forgets what the client has not taken. */
  drop(): void
}

const keyOf = (url: RequestInfo | URL, headers?: HeadersInit): string =>
  JSON.stringify([url, ...new Headers(headers)])

/** With its body: a response that breaks off is lost as a whole. A redirect has no body. */
const whole = async (response: Response): Promise<Response> =>
  isRedirect(response) ? response : new Response((await response.text()) || null, response)

/**
 * Gives an entry its early calls; only the entries of elements that have some import this module.
 *
 * @param calls the calls of the first view
 * @param loadApi loads the code that reads the answers, unless the class includes it; called when
 *   an answer begins to arrive: earlier, on a slow network, it would delay React, which is needed
 *   first
 */
export const earlyFetch =
  <Properties>(
    calls: (properties: Properties) => readonly EarlyCall[],
    loadApi: (properties: Properties) => Promise<unknown> | undefined,
  ): (() => EarlyFetch<Properties>) =>
  () => {
    const kept = new Map<string, { response: Promise<Response>; controller: AbortController }>()
    let hasClientCalled = false
    const dropAllBut = (wanted?: ReadonlyMap<string, unknown>) => {
      for (const [key, { controller }] of kept) {
        if (wanted?.has(key)) continue
        kept.delete(key)
        controller.abort()
      }
    }

    return {
      send(properties, settings) {
        const requests = new Map(
          calls(properties).flatMap(({ endpoint, options }) => {
            const request = buildRequest(endpoint, settings, options)
            if (!request.ok) return []
            const { url, headers } = request.value
            return [[keyOf(url, headers), request.value] as const]
          }),
        )
        dropAllBut(requests)
        if (hasClientCalled) return
        for (const [key, { url, headers }] of requests) {
          if (kept.has(key)) continue
          const controller = new AbortController()
          const { signal } = controller
          const head = fetch(url, { headers, cache: 'no-store', redirect, signal })
          // The class loads it again and then reports a failure.
          head.then(() => loadApi(properties)).catch(() => undefined)
          const response = head.then(whole)
          // It may never be taken.
          response.catch(() => undefined)
          kept.set(key, { response, controller })
        }
      },
      fetch(url, init) {
        hasClientCalled = true
        // It may change what a kept response says.
        if (init?.method === 'POST') dropAllBut()
        const key = keyOf(url, init?.headers)
        const early = kept.get(key)
        const { signal } = init ?? {}
        if (!early || signal?.aborted) return globalThis.fetch(url, init)
        kept.delete(key)
        signal?.addEventListener('abort', () => early.controller.abort())
        return early.response.catch(() => globalThis.fetch(url, init))
      },
      drop: () => dropAllBut(),
    }
  }
