import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { StartRefused } from './network-access.ts'

/** How many ports to try, upwards from the wanted one. */
const attempts = 50

const highestPort = 65_535

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

/** Why the operating system does not let this process listen, in words. */
function refusal(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EACCES') {
    return new StartRefused(`This user may not listen on port ${port}. Choose one from 1024 on.`)
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartRefused(`${host} is no address of this machine.`)
  }
  return error
}

export interface Wanted {
  readonly host: string
  readonly port: number
  /** The port was named by whoever starts the sandbox, and expects it there: no other will do. */
  readonly isPortFixed: boolean
}

const portInUse = (port: number) =>
  new StartRefused(`Port ${port} is in use. Stop the program that uses it, or name another port.`)

const closed = (server: Server) => new Promise<void>((done) => server.close(() => done()))

/**
 * Whoever named a port learns at once that it is in use, before a database is opened.
 *
 * @throws StartRefused with a message for a person
 */
export async function checkPort({ host, port, isPortFixed }: Wanted): Promise<void> {
  if (!isPortFixed) return
  const server = createServer()
  const isFree = await tryPort(server, host, port).catch((error: NodeJS.ErrnoException) => {
    throw refusal(error, host, port)
  })
  if (!isFree) throw portInUse(port)
  await closed(server)
}

/**
 * Listens on an address of this machine, on the wanted port or, if nobody named it, the next free one.
 *
 * @throws StartRefused with a message for a person
 */
export async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  { host, port: wanted, isPortFixed }: Wanted,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server
  const last = isPortFixed ? wanted : Math.min(wanted + attempts - 1, highestPort)
  for (let port = wanted; port <= last; port++) {
    const isFree = await tryPort(server, host, port).catch((error: NodeJS.ErrnoException) => {
      throw refusal(error, host, port)
    })
    if (!isFree) continue
    return {
      port: (server.address() as AddressInfo).port,
      close: () =>
        new Promise((done) => {
          server.close(() => done())
          server.closeAllConnections()
        }),
    }
  }
  if (isPortFixed) throw portInUse(wanted)
  throw new StartRefused(`No port from ${wanted} to ${last} is free. Name another port.`)
}
