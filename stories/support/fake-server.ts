import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { depositDirection } from '../../shared/api/endpoints/home.ts'
import { inLanguageOfCall } from './server-words.ts'

/** The answer to one call: data, a refusal, an HTTP status, or none. */
export type Reply =
  | { readonly data: unknown }
  | { readonly code: number; readonly message: string }
  | { readonly status: number }
  /** The connection is lost. */
  | 'cut'
  /** No answer, and no timeout: the story stays in its waiting state. */
  | 'silence'

/** The answer to an upload; `stopsAt: 0.4` stays at 40 %. */
type UploadReply = Reply | { readonly stopsAt: number }

/** One answer for every call, or a sequence whose last answer repeats. */
type Replies = Reply | readonly Reply[]

/** Answers by the name of the call; a call without one gets 404. */
export interface FakeServer
  extends Readonly<Partial<Record<Exclude<EndpointName, 'getChannel' | 'uploadImage'>, Replies>>> {
  /** The two directions of `getChannel`. */
  readonly depositChannels?: Replies
  readonly withdrawalChannels?: Replies
  /** `getHistory` of the records under review; without it, they are answered as the others. */
  readonly recordsInProgress?: Replies
  readonly uploadImage?: UploadReply
}

export const item = (value: unknown) => ({ data: { item: value } })
export const list = (values: readonly unknown[]) => ({ data: { list: values } })

interface Served {
  readonly server: FakeServer
  /** The number of calls by name. */
  readonly made: Map<string, number>
}

/** One server per origin, so that several stories on one page are independent. */
const servers = new Map<string, Served>()

/** Registers a server and returns its origin, for `api-base`. */
export function serve(server: FakeServer): string {
  const origin = `https://${Math.random().toString(36).slice(2)}.story.example`
  servers.set(origin, { server, made: new Map() })
  return origin
}

/** Answers the calls to this window's own origin; files come from it as before. */
export function serveHere(server: FakeServer): void {
  servers.set(location.origin, { server, made: new Map() })
}

export const unserve = (origin: string): void => void servers.delete(origin)

const servedAt = (url: string | URL) => servers.get(new URL(url, location.href).origin)

const patterns = Object.entries(endpoints).map(([name, { path }]) => ({
  name: name as EndpointName,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
}))

/** The name of a call by its URL. */
function nameOf(url: string): Exclude<keyof FakeServer, 'uploadImage'> | undefined {
  const { pathname, searchParams } = new URL(url, location.href)
  for (const { name, pattern } of patterns) {
    const [hit, argument] = pattern.exec(pathname) ?? []
    if (hit === undefined || name === 'uploadImage') continue
    if (name === 'getHistory' && searchParams.get('type') === 'PROCESS') return 'recordsInProgress'
    if (name !== 'getChannel') return name
    return argument === depositDirection ? 'depositChannels' : 'withdrawalChannels'
  }
  return undefined
}

const isSequence = (replies: Replies): replies is readonly Reply[] => Array.isArray(replies)

const notFound: Reply = { status: 404 }

function replyTo({ server, made }: Served, url: string): Reply {
  const name = nameOf(url)
  if (!name) return notFound
  const replies = server[name] ?? (name === 'recordsInProgress' ? server.getHistory : undefined)
  if (!replies) return notFound
  if (!isSequence(replies)) return replies
  const before = made.get(name) ?? 0
  made.set(name, before + 1)
  return replies[before] ?? replies.at(-1) ?? notFound
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

/** `fetch` that answers calls to registered origins and passes on all others. */
const fakeFetch: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  const served = servedAt(url)
  const isFile = new URL(url, location.href).origin === location.origin && !nameOf(url)
  if (!served || isFile) return realFetch(input, init)
  const reply = replyTo(served, url)
  if (reply === 'cut') throw new TypeError('Failed to fetch')
  if (reply === 'silence') return new Promise(() => {})
  const { status, text } = written(reply)
  const { headers } = new Request(input, init)
  return new Response(inLanguageOfCall(text, headers.get('accept-language')), { status })
}

const RealRequest = globalThis.XMLHttpRequest

/** Shorter than the upload's timeout, which restarts with each progress event. */
const progressEvery = 2000

/** The same for `XMLHttpRequest`, as far as uploads use it. */
class FakeRequest extends RealRequest {
  #served: Served | undefined
  #answer: { readonly status: number; readonly text: string } | undefined
  #progress: ReturnType<typeof setInterval> | undefined

  override open(method: string, url: string | URL, isAsync = true) {
    this.#served = servedAt(url)
    super.open(method, url, isAsync)
  }

  override get status() {
    return this.#answer?.status ?? super.status
  }

  override get responseText() {
    return this.#answer?.text ?? super.responseText
  }

  override send(body?: XMLHttpRequestBodyInit | Document | null) {
    if (!this.#served) return super.send(body)
    const reply = this.#served.server.uploadImage ?? notFound
    if (reply === 'silence') return this.#sayProgress(0)
    if (reply === 'cut') return this.#say('error')
    if ('stopsAt' in reply) return this.#sayProgress(reply.stopsAt)
    this.#answer = written(reply)
    this.#say('load')
  }

  override abort() {
    clearInterval(this.#progress)
    super.abort()
  }

  #say(type: 'load' | 'error') {
    setTimeout(() => this.dispatchEvent(new ProgressEvent(type)))
  }

  /** Repeats the progress event, so that the upload does not time out. */
  #sayProgress(share: number) {
    const say = () =>
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: share, total: 1 }),
      )
    setTimeout(say)
    this.#progress = setInterval(say, progressEvery)
  }
}

globalThis.fetch = fakeFetch
globalThis.XMLHttpRequest = FakeRequest
