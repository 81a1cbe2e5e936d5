import { networkInterfaces } from 'node:os'
import { minControlTokenLength } from './routes/control-token.ts'

/** Who can reach a server. */
export interface Reach {
  /** Address to listen on; default 127.0.0.1. Beyond this machine only with `controlToken`. */
  readonly host?: string | undefined
  /** What the control page and the control API ask for; without it they ask for nothing. */
  readonly controlToken?: string | undefined
}

/** No other machine reaches it. */
export const ownHost = '127.0.0.1'

const loopback = ['127.0.0.1', '::1', 'localhost']
const everywhere = ['0.0.0.0', '::']

/** The sandbox was to be started in a way that is not safe, or not possible; in words for a person. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/**
 * Refuses to listen beyond this machine without a control token: with the control page anyone in the
 * network could read codes and move what belongs to others.
 */
export function checkReach({ host = ownHost, controlToken }: Reach): void {
  if (controlToken !== undefined && controlToken.length < minControlTokenLength) {
    throw new StartRefused(`A control token has at least ${minControlTokenLength} characters.`)
  }
  if (loopback.includes(host) || controlToken) return
  throw new StartRefused(
    `HOST=${host} lets other machines reach the sandbox. Set CONTROL_TOKEN to a secret of at least ${minControlTokenLength} characters; the control page and the control API then ask for it.`,
  )
}

/** Addresses of this machine at which a server on `host` answers other machines, without a port. */
export function addressesOf(host: string): string[] {
  if (loopback.includes(host)) return []
  if (!everywhere.includes(host)) return [host.includes(':') ? `[${host}]` : host]
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
