import { type Arrival, answerCallsTo, type UploadArrival } from '../../preview/answers.ts'
import { callOf } from '../../preview/call-key.ts'
import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import { depositDirection } from '../../shared/api/endpoints/home.ts'
import { inLanguageOfCall } from './server-words.ts'

/** The answer to one call: data, a refusal, an HTTP status, or none. */
export type Reply =
  | { readonly data: unknown }
  | { readonly code: number; readonly message: string; readonly data?: unknown }
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

/** The name of a call by its URL. */
function nameOf(method: string, url: URL): Exclude<keyof FakeServer, 'uploadImage'> | undefined {
  const { name, path, query } = callOf(method, url) ?? {}
  if (name === undefined || name === 'uploadImage') return undefined
  if (name === 'getHistory' && query?.type === 'PROCESS') return 'recordsInProgress'
  if (name !== 'getChannel') return name
  return path?.direction === depositDirection ? 'depositChannels' : 'withdrawalChannels'
}

const isSequence = (replies: Replies): replies is readonly Reply[] => Array.isArray(replies)

const notFound: Reply = { status: 404 }

/** A reply in the envelope of the specification. */
function arrivalOf(reply: Reply, language: string | null): Arrival {
  if (typeof reply === 'string') return reply
  if ('status' in reply) return { text: '', status: reply.status }
  const envelope =
    'code' in reply
      ? { ...reply, success: false, msg: reply.message }
      : { code: 20000, success: true, message: 'Success', data: reply.data }
  return { text: inLanguageOfCall(JSON.stringify(envelope), language) }
}

/** Answers the calls to an origin, until it is told to stop. */
function serveAt(origin: string, server: FakeServer): () => void {
  /** The number of calls by name. */
  const made = new Map<string, number>()
  const replyTo = (name: ReturnType<typeof nameOf>): Reply => {
    const own = name && server[name]
    const replies = own ?? (name === 'recordsInProgress' ? server.getHistory : undefined)
    if (!name || !replies) return notFound
    if (!isSequence(replies)) return replies
    const before = made.get(name) ?? 0
    made.set(name, before + 1)
    return replies[before] ?? replies.at(-1) ?? notFound
  }
  return answerCallsTo(origin, {
    fetched({ method, url, language }) {
      const name = nameOf(method, url)
      // A file of Storybook.
      if (!name && origin === location.origin) return undefined
      return arrivalOf(replyTo(name), language)
    },
    uploaded({ language }): UploadArrival {
      const reply = server.uploadImage ?? notFound
      return typeof reply === 'object' && 'stopsAt' in reply ? reply : arrivalOf(reply, language)
    },
  })
}

/** What stops each server: one per origin, so that several stories on one page are independent. */
const stops = new Map<string, () => void>()

/** Registers a server and returns its origin, for `api-base`. */
export function serve(server: FakeServer): string {
  const origin = `https://${Math.random().toString(36).slice(2)}.story.example`
  stops.set(origin, serveAt(origin, server))
  return origin
}

/** Answers the calls to this window's own origin; files come from it as before. */
export const serveHere = (server: FakeServer): void => void serveAt(location.origin, server)

export const unserve = (origin: string): void => stops.get(origin)?.()
