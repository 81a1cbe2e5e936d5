import { Hono } from 'hono'
import { version } from '../basics/version.ts'
import type { Env } from '../calls/env.ts'
import { controlGuard } from '../control/control-token.ts'
import { healthRoute } from './health.ts'
import { knownHost } from './known-host.ts'
import { listen } from './listen.ts'
import {
  addressesOf,
  checkNetworkAccess,
  loopbackHost,
  type NetworkAccess,
} from './network-access.ts'

export interface ServeOptions extends NetworkAccess {
  /** Port to listen on; 0 for any free one. */
  readonly port: number
  /** Whether no other port will do. Otherwise the next free one is taken if it is in use. */
  readonly isPortFixed?: boolean
  /** Accepted host names besides 127.0.0.1, localhost, [::1] and the addresses that are listened on. */
  readonly allowedHosts?: readonly string[] | undefined
}

export interface Served {
  /** Without a slash at the end. */
  readonly url: string
  /** The same for other machines in the network. */
  readonly networkUrls: readonly string[]
  readonly port: number
  /** Answers a request that another server of this process got, on the connection of that. */
  readonly fetch: Hono<Env>['fetch']
  close(): Promise<void>
}

/**
 * Serves an app with what every sandbox has: `/health`, known host names only, and the control token.
 *
 * @param check rejects while the app cannot work
 * @throws StartRefused if other machines could reach it without a control token, or if a fixed port
 * is in use
 */
export async function serve(
  app: Hono<Env>,
  { host = loopbackHost, controlToken, allowedHosts = [], ...wanted }: ServeOptions,
  check: () => Promise<unknown>,
): Promise<Served> {
  checkNetworkAccess({ host, controlToken })
  const addresses = addressesOf(host)
  const root = new Hono<Env>()
  root.route('/', healthRoute(version, check))
  root.use(knownHost(allowedHosts, addresses))
  if (controlToken) root.use('/sandbox/*', controlGuard(controlToken))
  root.route('/', app)
  const { port, isPortFixed = false } = wanted
  const listening = await listen(root.fetch, { host, port, isPortFixed })
  return {
    url: `http://127.0.0.1:${listening.port}`,
    networkUrls: addresses.map((address) => `http://${address}:${listening.port}`),
    fetch: root.fetch,
    ...listening,
  }
}
