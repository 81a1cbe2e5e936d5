import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A page of an embedder, with the files next to it. */
export interface HostPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  /** By name; the page finds them relative to itself. */
  readonly files: Readonly<Record<string, string>>
}

/** Host pages live here; each has a folder of its own. */
const folder = '/e2e/'

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
}

/**
 * One origin of an embedder: serves its pages with whatever headers a test wants, and passes other
 * paths on to the sandbox. A server and not a stub in the browser, so that policies, CORS and cut
 * connections are the real ones.
 */
export async function startHostServer(
  upstream: string,
  passesOn: (path: string) => boolean,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const pages = new Map<string, HostPage>()
  let nextId = 1

  const passOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // A connection each: one that was kept might be cut by the sandbox just as it is used again.
    const onward = request(upstream + incoming.url, {
      agent: false,
      method: incoming.method ?? 'GET',
      headers: { ...incoming.headers, connection: 'close' },
    })
    onward.on('error', () => outgoing.destroy())
    onward.on('response', (answer) => {
      const { connection: _, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, headers)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }

  const servePage = (path: string, response: ServerResponse) => {
    const [id = '', file = ''] = path.slice(folder.length).split('/')
    const page = pages.get(id)
    const body = file ? page?.files[file] : page?.html
    if (!page || body === undefined) return response.writeHead(404).end()
    const type = file ? types[file.split('.').at(-1) ?? ''] : 'text/html'
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
    else if (passesOn(pathname)) passOn(incoming, outgoing)
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
