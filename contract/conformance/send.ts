import type { Endpoint } from '../../shared/api/endpoint.ts'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { calls } from '../calls.ts'
import type { Settings } from './settings.ts'

/** An answer as it arrived. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  readonly ms: number
}

/** No complete answer arrived. */
export interface NoReply {
  readonly problem: string
  /** The connection failed. The server may have closed one that was kept open, which is no fault. */
  readonly isCut: boolean
  readonly ms: number
}

export interface Sent {
  /** The value of the call's token header. */
  readonly token?: string | undefined
  /** The header, if the call has two. */
  readonly header?: 'token' | 'otp-token'
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly form?: FormData
  readonly key?: string
}

/** The address of a call, with the paths that the host sets. */
function addressOf(settings: Settings, name: EndpointName, sent: Sent = {}): string {
  const path = (settings.paths[name] ?? endpoints[name].path).replace(/\{(\w+)\}/g, (_, key) =>
    encodeURIComponent(sent.path?.[key] ?? ''),
  )
  const url = new URL(`${settings.baseUrl}/${path.replace(/^\/+/, '')}`)
  for (const [key, value] of Object.entries(sent.query ?? {})) url.searchParams.set(key, value)
  return url.href
}

const causeOf = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}

async function fetchWhole(
  url: string,
  init: RequestInit,
  timeLimit: number,
): Promise<Reply | NoReply> {
  const begun = performance.now()
  const passed = () => Math.round(performance.now() - begun)
  try {
    const signal = AbortSignal.timeout(timeLimit)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const body = await response.text()
    return { status: response.status, headers: response.headers, body, ms: passed() }
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError'
    const problem = isLate
      ? `no complete answer within ${timeLimit} ms; the element shows a timeout`
      : `no complete answer: the connection failed (${causeOf(error)})`
    return { problem, isCut: !isLate, ms: passed() }
  }
}

/** Makes a call as an element does. */
export function send(
  settings: Settings,
  name: EndpointName,
  sent: Sent = {},
): Promise<Reply | NoReply> {
  const { method, auth }: Endpoint = endpoints[name]
  const header = sent.header ?? (auth === 'none' ? 'token' : auth)
  const headers: Record<string, string> = {
    'accept-language': 'en',
    ...(settings.origin && { origin: settings.origin }),
    ...(sent.token !== undefined && { [header]: sent.token }),
    ...(sent.key && { 'idempotency-key': sent.key }),
    ...(sent.body !== undefined && { 'content-type': 'application/json' }),
  }
  const body = sent.form ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
  const init: RequestInit = { method, headers, ...(body !== undefined && { body }) }
  return fetchWhole(addressOf(settings, name, sent), init, settings.timeLimit)
}

/**
 * Asks, as a browser does, whether a page of another origin may make a call with these headers. Like a
 * browser, it asks once more if the connection was cut: a preflight changes nothing.
 */
export async function preflight(
  settings: Settings,
  name: EndpointName,
  origin: string,
  headers: readonly string[],
): Promise<Reply | NoReply> {
  const init = {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': endpoints[name].method,
      'access-control-request-headers': headers.join(','),
    },
  }
  const ask = () =>
    fetchWhole(addressOf(settings, name, calls[name].sample), init, settings.timeLimit)
  const first = await ask()
  return 'problem' in first && first.isCut ? ask() : first
}
