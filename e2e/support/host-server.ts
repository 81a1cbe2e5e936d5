import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A page of an embedder, with the files next to it. */
export interface HostPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  /** By name; the page finds them relative to itself. */
  readonly files: Readonly<Record<string, string>>
}

/** Path of the host pages; each has its own folder below. */
const folder = '/e2e/'

/** Built files, which do not change while the servers run. */
const builtFiles = /^\/(widgets|cdn|assets)\//

/** Paths whose answers are not files. */
const calls = /^\/(api|sandbox)\//

/** A cached answer of the sandbox. */
interface CachedAnswer {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** The cache key of a request for a built file; `undefined` if the answer is not cached. */
const keyOf = ({ method, url = '', headers }: IncomingMessage): string | undefined => {
  if (method !== 'GET' || !builtFiles.test(url) || headers['if-none-match'] || headers.range) return
  return JSON.stringify([url, headers.origin])
}

const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
}

/**
 * One origin of an embedder: serves its pages with whatever headers a test wants, and passes other
 * paths on to the sandbox. A server and not a stub in the browser, so that policies, CORS and cut
 * connections are real.
 */
export async function startHostServer(
  upstream: string,
  isForwarded: (path: string) => boolean,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const pages = new Map<string, HostPage>()
  let nextId = 1

  const cache = new Map<string, CachedAnswer>()

  /**
   * Passes a request to the sandbox; a built file is requested once, not for each test, and as it is:
   * compressing all of them as static hosts do takes ten seconds of a core.
   */
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const key = keyOf(incoming)
    const cached = key && cache.get(key)
    if (cached) return outgoing.writeHead(200, cached.headers).end(cached.body)
    // A new connection per request: the sandbox might cut a kept one just as it is reused.
    const upstreamRequest = request(upstream + incoming.url, {
      agent: false,
      method: incoming.method ?? 'GET',
      headers: {
        ...incoming.headers,
        connection: 'close',
        ...(!calls.test(incoming.url ?? '') && { 'accept-encoding': 'identity' }),
      },
    })
    upstreamRequest.on('error', () => outgoing.destroy())
    upstreamRequest.on('response', (answer) => {
      const { connection: _, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, headers)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
      if (!key || answer.statusCode !== 200) return
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => cache.set(key, { headers, body: Buffer.concat(chunks) }))
    })
    outgoing.on('close', () => upstreamRequest.destroy())
    incoming.pipe(upstreamRequest)
  }

  const servePage = (path: string, response: ServerResponse) => {
    const [id = '', file = ''] = path.slice(folder.length).split('/')
    const page = pages.get(id)
    const body = file ? page?.files[file] : page?.html
    if (!page || body === undefined) return response.writeHead(404).end()
    const type = file ? contentTypes[file.split('.').at(-1) ?? ''] : 'text/html'
    return response
      .writeHead(200, {
        'content-type': `${type ?? 'text/plain'}; charset=utf-8`,
        'cache-control': 'no-store',
        ...(file ? {} : page.headers),
      })
      .end(body)
  }

  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', upstream)
    if (pathname === folder && incoming.method === 'POST') {
      const id = `page-${nextId++}`
      pages.set(id, (await json(incoming)) as HostPage)
      outgoing.end(`${folder}${id}/`)
    } else if (pathname.startsWith(folder)) servePage(pathname, outgoing)
    else if (pathname === '/favicon.ico') outgoing.writeHead(204).end()
    else if (isForwarded(pathname)) forward(incoming, outgoing)
    else outgoing.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
