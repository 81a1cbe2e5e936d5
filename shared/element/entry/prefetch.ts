import type { Endpoint } from '../../api/endpoint.ts'
import {
  buildRequest,
  type ClientSettings,
  type RawAnswer,
  type RequestOptions,
} from '../../api/request.ts'
import { requestTimeout } from '../../limits.ts'

/** What the first view of an element asks its server for. */
export interface EarlyQuestion {
  readonly endpoint: Endpoint
  readonly options?: RequestOptions
}

/** A call that was made before the client was here. */
export interface EarlyCall {
  readonly endpoint: Endpoint
  /** What came, still to be read; that it is late; or nothing, and the client asks again. */
  readonly answer: Promise<RawAnswer | 'late' | undefined>
}

export type CallEarly = typeof callEarly

/**
 * Asks for what the first view shows while all code but this is still on its way. Only ever a GET;
 * but for a late answer the client asks again whatever goes wrong here, and has the last word.
 */
export function callEarly(
  question: EarlyQuestion,
  settings: ClientSettings,
  signal: AbortSignal,
): EarlyCall | undefined {
  const request = buildRequest(question.endpoint, settings, question.options)
  if (!request.ok) return undefined
  const limit = new AbortController()
  const end = () => limit.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, requestTimeout)
  signal.addEventListener('abort', end)

  const ask = async () => {
    try {
      const { url, headers } = request.value
      // As the client asks: nothing of the browser's cache passes for the first view.
      const response = await fetch(url, { headers, cache: 'no-store', signal: limit.signal })
      return { status: response.status, body: await response.text() }
    } catch {
      return isLate ? 'late' : undefined
    } finally {
      clearTimeout(timer)
    }
  }
  return { endpoint: question.endpoint, answer: ask() }
}
