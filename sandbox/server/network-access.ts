import { networkInterfaces } from 'node:os'
import { minControlTokenLength } from '../control/control-token.ts'

/** From where a server can be reached. */
export interface NetworkAccess {
  /** Address to listen on; default 127.0.0.1. Beyond this machine only with `controlToken`. */
  readonly host?: string | undefined
  /** The token that the control page and the control API require; none if it is missing. */
  readonly controlToken?: string | undefined
}

/** Other machines cannot reach this address. */
export const loopbackHost = '127.0.0.1'

const loopbackHosts = [loopbackHost, '::1', 'localhost']
const everywhere = ['0.0.0.0', '::']

/** The sandbox cannot be started as requested, or not safely; the message is for a person. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/**
 * Refuses to listen beyond this machine without a control token: with the control page, anyone in
 * the network could read codes and move the money of others.
 */
export function checkNetworkAccess({ host = loopbackHost, controlToken }: NetworkAccess): void {
  if (controlToken !== undefined && controlToken.length < minControlTokenLength) {
    throw new StartRefused(
      `The control token must have at least ${minControlTokenLength} characters.`,
    )
  }
  if (loopbackHosts.includes(host) || controlToken) return
  throw new StartRefused(
    `HOST=${host} lets other machines reach the sandbox. Set CONTROL_TOKEN to a secret of at least ${minControlTokenLength} characters. The control page and the control API then require it.`,
  )
}

/** Addresses of this machine at which a server on `host` answers other machines, without a port. */
export function addressesOf(host: string): string[] {
  if (loopbackHosts.includes(host)) return []
  if (!everywhere.includes(host)) return [host.includes(':') ? `[${host}]` : host]
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
