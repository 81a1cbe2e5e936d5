import { parseArgs } from 'node:util'
import type { TrustedProxies } from '../core/context.ts'
import { StartRefused } from './network-access.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

export const usage = `Usage: tw-sandbox [options]

A server for the trading wallet elements. It answers every call from its own database, and has demo
accounts, a control page, an inbox of codes, and faults. No real money moves.

  --port PORT            port to listen on (PORT); without it 8080, or the next one that is free
  --host HOST            address to listen on (HOST, 127.0.0.1); 0.0.0.0 for the whole network
  --control-token TOKEN  token that the control page and the control API require (CONTROL_TOKEN);
                         needed if other machines can reach the sandbox
  --allowed-hosts LIST   further host names that requests may have, separated by commas
                         (ALLOWED_HOSTS)
  --trusted-proxies LIST proxies in front of the sandbox whose x-forwarded-for is believed: how many,
                         or their addresses and networks, separated by commas (TRUSTED_PROXIES)
  --data DIR             folder of the data (.sandbox); --data memory keeps the data in memory
  --everything           also serve the elements, the playground and the site
  --dist DIR             folder that --everything serves: dist of a build
  --upstream URL         run as a proxy of this server: pass calls on, compare each answer with the
                         contract, and apply the faults that are set
  --paths FILE           with --upstream: file with the JSON of the attribute api-paths
  --help                 print this

DATABASE_URL is a PostgreSQL server, SMTP_URL a mail server for the codes, MAIL_FROM the sender of
these mails, MAIL_TO who may get them: addresses and domains, separated by commas, or *.`

export interface Arguments {
  readonly port: number
  /** Whether the port was named; then no other will do. */
  readonly isPortFixed: boolean
  readonly host: string
  readonly controlToken: string | undefined
  readonly allowedHosts: readonly string[]
  readonly trustedProxies: TrustedProxies | undefined
  readonly data: string | undefined
  readonly everything: boolean
  readonly dist: string | undefined
  readonly upstream: string | undefined
  readonly paths: string | undefined
}

function checkUpstream(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new StartRefused('--upstream must be an http or https URL.')
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new StartRefused('--upstream must be a URL without user, password, query and fragment.')
  }
}

function proxiesOf(text: string): TrustedProxies | undefined {
  try {
    return readTrustedProxies(text)
  } catch (error) {
    throw new StartRefused(`--trusted-proxies: ${(error as Error).message}.`)
  }
}

/**
 * Reads the arguments of the command and its environment; an argument wins. Returns `undefined` for
 * `--help`. Throws `StartRefused` for what is not understood.
 */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments | undefined {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const read = () =>
    parseArgs({
      args: [...args],
      options: {
        port: text,
        host: text,
        'control-token': text,
        'allowed-hosts': text,
        'trusted-proxies': text,
        data: text,
        everything: flag,
        dist: text,
        upstream: text,
        paths: text,
        help: flag,
      },
    }).values
  let values: ReturnType<typeof read>
  try {
    values = read()
  } catch (error) {
    throw new StartRefused(`${(error as Error).message}\n\n${usage}`)
  }
  if (values.help) return undefined
  const named = values.port ?? (environment.PORT || undefined)
  const port = Number(named ?? 8080)
  if (named !== undefined && (!/^\d+$/.test(named) || port > 65_535)) {
    throw new StartRefused('The port must be a number from 0 to 65535.')
  }
  const { upstream } = values
  if (upstream !== undefined) checkUpstream(upstream)
  return {
    port,
    isPortFixed: named !== undefined,
    host: values.host ?? (environment.HOST || '127.0.0.1'),
    controlToken: (values['control-token'] ?? environment.CONTROL_TOKEN) || undefined,
    allowedHosts: (values['allowed-hosts'] ?? environment.ALLOWED_HOSTS ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    trustedProxies: proxiesOf(values['trusted-proxies'] ?? environment.TRUSTED_PROXIES ?? ''),
    data: values.data,
    everything: values.everything,
    dist: values.dist,
    upstream: upstream?.replace(/\/+$/, ''),
    paths: values.paths,
  }
}
