import { demoContractToken } from '../contracts/demo-tokens.ts'
import { demoAccounts, demoEmail, demoPassword, demoToken } from '../demo/demo.ts'
import type { Served } from './serve.ts'

export interface Started extends Pick<Served, 'url' | 'networkUrls' | 'port'> {
  /** The requested port; 0 for any. */
  readonly wantedPort: number
  /** The elements, the playground and the site are served too. */
  readonly everything: boolean
  readonly hasControlToken: boolean
  /** The address of Storybook, if it is running. */
  readonly storybook: string | undefined
  /** A description of where the data are stored. */
  readonly data: string
  /** Who also gets codes by mail; `undefined` without a mail server. */
  readonly mailTo: string | undefined
}

const row = (label: string, text: string) => `  ${label.padEnd(12)}${text}`

const portLines = ({ port, wantedPort }: Pick<Started, 'port' | 'wantedPort'>): string[] =>
  port === wantedPort || wantedPort === 0
    ? []
    : [`Port ${wantedPort} is in use. The sandbox uses ${port}.`]

const networkLines = ({ networkUrls }: Pick<Started, 'networkUrls'>): string[] =>
  networkUrls.map((address) => row('Phone', `${address} (in the same network)`))

const everythingLines = ({ url }: Started): string[] => [
  '',
  `Sign in at ${url}/login`,
  row('E-mail', demoEmail),
  row('Password', demoPassword),
  row('Wallet', `${url}/wallet`),
  row('Transfer', `${url}/transfer (USDT), ${url}/transfer?isUsd=1 (USD)`),
  '',
  'Without signing in',
  row('Fund lookup', `${url}/trustFund (e-mail as above, code in the inbox)`),
  row('Contract', `${url}/contract/${demoContractToken}`),
]

/** The text printed at the start: what to open, with which account and links. */
export const startMessage = (started: Started): string =>
  [
    'Sandbox: no real money moves.',
    ...portLines(started),
    '',
    'Open in a browser',
    ...(started.everything
      ? [
          row('Site', started.url),
          row('Playground', `${started.url}/playground?token=${demoToken} (every element)`),
        ]
      : [row('Calls', started.url)]),
    row(
      'Control',
      `${started.url}/sandbox (reviews, inbox of codes, faults${started.hasControlToken ? '; needs the control token' : ''})`,
    ),
    ...(started.storybook ? [row('Storybook', started.storybook)] : []),
    ...networkLines(started),
    ...(started.everything ? everythingLines(started) : []),
    '',
    'For calls and elements',
    row('Tokens', demoAccounts.map(({ token }) => token).join('  ')),
    row('Data', started.data),
    ...(started.mailTo === undefined
      ? []
      : [row('Mail', `codes are also sent by SMTP_URL, to ${started.mailTo}`)]),
    '',
    'Press Ctrl-C to stop.',
  ].join('\n')

/** The same for a proxy of another server. */
export const proxyMessage = (
  proxy: Pick<Started, 'url' | 'networkUrls' | 'port' | 'wantedPort'> & {
    readonly upstream: string
  },
): string =>
  [
    `Proxy: calls go to ${proxy.upstream}. A transfer made here is carried out there.`,
    ...portLines(proxy),
    '',
    row('Calls', proxy.url),
    row('Control', `${proxy.url}/sandbox (faults, last calls)`),
    ...networkLines(proxy),
    '',
    'Press Ctrl-C to stop. Answers that differ from the contract are printed below.',
  ].join('\n')
