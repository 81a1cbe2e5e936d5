import { type EndpointName, endpoints } from '../../shared/api/endpoints.ts'

/** What one call answers: an item, a list or other data; a refusal; or nothing at all. */
export type Reply =
  | { readonly data: unknown }
  | { readonly code: number; readonly message: string }
  | { readonly status: number }
  /** The connection is cut. */
  | 'cut'
  /** No answer ever comes. */
  | 'silence'

/** How an upload goes: 0.4 stops at that share, and stays there. */
export type UploadReply = Reply | { readonly stopsAt: number }

export interface FakeServer extends Readonly<Partial<Record<EndpointName, Reply>>> {
  readonly depositChannels?: Reply
  readonly withdrawalChannels?: Reply
  readonly upload?: UploadReply
}

/** A server per token, so that many stories on one page do not meet. */
const servers = new Map<string, FakeServer>()

export const serve = (token: string, server: FakeServer): void => void servers.set(token, server)
export const unserve = (token: string): void => void servers.delete(token)

const patterns = Object.entries(endpoints).map(([name, { path }]) => ({
  name: name as EndpointName,
  pattern: new RegExp(`${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
}))

function replyTo(server: FakeServer, url: string): Reply {
  const { pathname } = new URL(url, location.href)
  for (const { name, pattern } of patterns) {
    const [hit, argument] = pattern.exec(pathname) ?? []
    if (hit === undefined) continue
    if (name !== 'getChannel') return server[name] ?? { status: 404 }
    const channels = argument === '1' ? server.depositChannels : server.withdrawalChannels
    return channels ?? { status: 404 }
  }
  return { status: 404 }
}

/** Status and text of a reply, in the envelope of the specification. */
function written(reply: Exclude<Reply, string>): { status: number; text: string } {
  if ('status' in reply) return { status: reply.status, text: '' }
  const envelope =
    'data' in reply
      ? { code: 20000, success: true, message: 'Success', data: reply.data }
      : { ...reply, success: false, msg: reply.message }
  return { status: 200, text: JSON.stringify(envelope) }
}

const realFetch = globalThis.fetch

/** `fetch`, with the calls of served tokens answered here and all others sent on. */
const fakeFetch: typeof fetch = (input, init) => {
  const token = new Headers(init?.headers).get('token')
  const server = token !== null ? servers.get(token) : undefined
  if (!server) return realFetch(input, init)
  const reply = replyTo(server, String(input))
  const signal = init?.signal
  return new Promise((resolve, reject) => {
    if (reply === 'cut') return reject(new TypeError('Failed to fetch'))
    if (reply === 'silence') {
      signal?.addEventListener('abort', () => reject(signal.reason))
      return
    }
    const { status, text } = written(reply)
    queueMicrotask(() => resolve(new Response(text, { status })))
  })
}

const RealRequest = globalThis.XMLHttpRequest

/** `XMLHttpRequest` as the upload uses it, in the same way. */
class FakeRequest extends RealRequest {
  #server: FakeServer | undefined
  #status: number | undefined
  #text = ''

  override setRequestHeader(name: string, value: string) {
    if (name === 'token') this.#server = servers.get(value)
    super.setRequestHeader(name, value)
  }

  override get status() {
    return this.#status ?? super.status
  }

  override get responseText() {
    return this.#status === undefined ? super.responseText : this.#text
  }

  override send(body?: XMLHttpRequestBodyInit | Document | null) {
    if (!this.#server) return super.send(body)
    const reply = this.#server.upload ?? { status: 404 }
    const say = (type: string, share?: number) =>
      setTimeout(() => {
        const event = new ProgressEvent(type, {
          lengthComputable: true,
          loaded: share ?? 1,
          total: 1,
        })
        if (share === undefined) this.dispatchEvent(event)
        else this.upload.dispatchEvent(event)
      })
    if (reply === 'silence') return
    if (reply === 'cut') return void say('error')
    if ('stopsAt' in reply) return void say('progress', reply.stopsAt)
    const { status, text } = written(reply)
    this.#status = status
    this.#text = text
    say('load')
  }
}

globalThis.fetch = fakeFetch
globalThis.XMLHttpRequest = FakeRequest
