import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import type { RunningServer } from '../../sandbox/server.ts'

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

const isFile = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|sandbox)\b/.test(url)

/** An answer of the sandbox. */
interface Answer {
  readonly status: number
  readonly headers: Headers
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
 * One origin of an embedder: serves its pages with whatever headers a test wants, and lets the sandbox,
 * which is in the same process, answer other paths on the connection of the browser. A server and
 * not a stub in the browser, so that policies, CORS and cut connections are real.
 */
export async function startHostServer(
  sandbox: Pick<RunningServer, 'fetch'>,
  hasPath: (path: string) => boolean,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const pages = new Map<string, HostPage>()
  let nextId = 1

  const answerCall = getRequestListener(sandbox.fetch, { overrideGlobalObjects: false })
  const builtAnswers = new Map<string, Answer>()

  /**
   * Serves a file of the sandbox; a built one is asked for once, not for each test, and all as they
   * are: compressing them as static hosts do takes ten seconds of a core.
   */
  const serveFile = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const key = keyOf(incoming)
    const ask = async (): Promise<Answer> => {
      const headers = new Headers(incoming.headers as Record<string, string>)
      headers.set('accept-encoding', 'identity')
      const { method = 'GET', url = '' } = incoming
      const request = new Request(`http://${headers.get('host')}${url}`, { method, headers })
      const answer = await sandbox.fetch(request, { incoming, outgoing })
      const body = Buffer.from(await answer.arrayBuffer())
      return { status: answer.status, headers: answer.headers, body }
    }
    const answer = (key && builtAnswers.get(key)) || (await ask())
    if (key && answer.status === 200) builtAnswers.set(key, answer)
    outgoing.setHeaders(answer.headers).writeHead(answer.status).end(answer.body)
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
    const { pathname } = new URL(incoming.url ?? '/', 'http://host')
    if (pathname === folder && incoming.method === 'POST') {
      const id = `page-${nextId++}`
      pages.set(id, (await json(incoming)) as HostPage)
      outgoing.end(`${folder}${id}/`)
    } else if (pathname.startsWith(folder)) servePage(pathname, outgoing)
    else if (pathname === '/favicon.ico') outgoing.writeHead(204).end()
    else if (!hasPath(pathname)) outgoing.writeHead(404).end()
    else if (isFile(incoming)) await serveFile(incoming, outgoing)
    else await answerCall(incoming, outgoing)
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
