import { type Client, createClient } from './client.ts'
import type { ClientSettings } from './request.ts'

/** A request as a server sees it. */
export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly cache: RequestCache | undefined
  readonly redirect: RequestRedirect | undefined
}

type Reply = Response | Error | 'never' | 'never ends'

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status })

export const accepted = (data?: unknown): Response =>
  json({ code: 20000, success: true, message: 'OK', ...(data !== undefined && { data }) })

/** A redirect as a browser shows it to a `fetch` that does not follow it. */
export const redirected = (): Response =>
  Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
  })

/**
 * A body that stops after its first bytes; it fails when its request is aborted, as a real one
 * does.
 */
const endless = (signal: AbortSignal | null | undefined): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"code":20000,'))
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    }),
  )

/** A `fetch` that answers with `reply` and records each request. */
export function fakeServer(reply: (seen: Seen) => Reply | Promise<Reply> = () => accepted()) {
  const seen: Seen[] = []
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    if (init.signal?.aborted) throw init.signal.reason
    const request: Seen = {
      method: init.method ?? 'GET',
      url: String(input),
      headers: Object.fromEntries(
        [...new Headers(init.headers)].map(([name, text]) => [name.toLowerCase(), text]),
      ),
      body: init.body ?? undefined,
      cache: init.cache,
      redirect: init.redirect,
    }
    seen.push(request)
    const answer = await reply(request)
    if (init.signal?.aborted) throw init.signal.reason
    if (answer instanceof Error) throw answer
    if (answer === 'never ends') return endless(init.signal)
    if (answer !== 'never') return answer
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  }
  return { fetch: fetch as typeof globalThis.fetch, seen }
}

/** A client of `server`, as an element creates it. */
export const clientOf = (
  server: { fetch: typeof globalThis.fetch },
  settings: Partial<ClientSettings> = {},
  signal?: AbortSignal,
): Client =>
  createClient({
    settings: () => ({ baseUrl: '', token: 'good-token', ...settings }),
    fetch: server.fetch,
    ...(signal && { signal }),
  })
