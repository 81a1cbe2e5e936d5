import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

/** How many ports to try, upwards from the wanted one. */
const attempts = 50

const tryPort = (server: Server, host: string, port: number): Promise<boolean> =>
  new Promise((done, fail) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE') done(false)
      else fail(error)
    }
    const onListening = () => {
      server.off('error', onError)
      done(true)
    }
    server.once('error', onError).once('listening', onListening).listen(port, host)
  })

/** Listens on an address of this machine, on the wanted port or the next free one. */
export async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  host: string,
  wanted: number,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server
  for (let port = wanted; port < wanted + attempts; port++) {
    if (!(await tryPort(server, host, port))) continue
    return {
      port: (server.address() as AddressInfo).port,
      close: () =>
        new Promise((done) => {
          server.close(() => done())
          server.closeAllConnections()
        }),
    }
  }
  throw new Error(`No free port from ${wanted} to ${wanted + attempts - 1}`)
}
