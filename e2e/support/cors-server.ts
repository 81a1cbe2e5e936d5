import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request as the server received it. */
interface Received {
  readonly method: string
  readonly path: string
  readonly key: string | undefined
}

/** The sandbox behind CORS rules that a test changes. */
export interface CorsServer {
  readonly url: string
  readonly received: readonly Received[]
  /** `Access-Control-Allow-Headers` of each preflight. */
  allowedHeaders: string
  close(): void
}

const passedHeaders = ['token', 'otp-token', 'content-type', 'idempotency-key', 'accept-language']

const forward = async (request: IncomingMessage, home: string) => {
  const { method = 'GET', url = '/', headers } = request
  const body = await buffer(request)
  return fetch(home + url, {
    method,
    headers: passedHeaders.flatMap((name): [string, string][] =>
      headers[name] ? [[name, String(headers[name])]] : [],
    ),
    ...(method === 'POST' && { body: new Uint8Array(body) }),
  })
}

/** Starts a server of another origin that passes each call on to the sandbox at `home`. */
export async function startCorsServer(home: string, allowedHeaders: string): Promise<CorsServer> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', it.allowedHeaders)
      response.writeHead(204).end()
      return
    }
    received.push({ method, path: url, key: headers['idempotency-key']?.toString() })
    const answer = await forward(request, home)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const it: CorsServer = {
    url: `http://127.0.0.1:${port}`,
    received,
    allowedHeaders,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return it
}
