import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { requestTimeoutMs } from '../../shared/limits.ts'
import { isDecimalText } from '../../shared/money/decimal-text.ts'
import { type Caller, callers } from '../calls.ts'
import type { Settings } from './settings.ts'

export const usage = `Usage: tw-conformance --base-url URL [options]

Checks, call by call, whether a server answers as the trading wallet elements need.
Without --allow-writes, it makes only calls that change nothing.

  --base-url URL         URL of the server
  --token TOKEN          login token of a test account
  --contract-token TOKEN token of a contract's link
  --elements LIST        check only the calls of these: ${callers.join(', ')}
  --allow-writes         also make calls that change something: withdrawals, uploads, messages
  --amount AMOUNT        amount of each transfer, in USD or USDT (100)
  --friend ACCOUNT       account number or e-mail address that may receive money
  --email ADDRESS        address that may receive messages with codes
  --code CODE            code of the trust fund inquiry that was sent to --email; it is used up
  --sign                 sign the contract of --contract-token, which is final
  --origin ORIGIN        origin of the page that makes the calls (https://conformance.example)
  --same-origin          page and server have the same origin: skip the CORS checks
  --time-limit MS        time limit of an answer, in milliseconds (${requestTimeoutMs})
  --paths FILE           file with the JSON of the attribute api-paths
  --json                 print the rows as JSON
  --help                 print this

Exit code: 0 nothing differs from the contract, 1 something differs, 2 nothing was compared.`

/** Wrong arguments; the message is for the person who started the command. */
export class UsageError extends Error {}

const isCaller = (name: string): name is Caller => (callers as readonly string[]).includes(name)

function callersOf(list: string | undefined): readonly Caller[] {
  if (list === undefined) return callers
  const names = list.split(',').map((name) => name.trim())
  const wrong = names.filter((name) => !isCaller(name))
  if (wrong.length > 0) throw new UsageError(`--elements does not know ${wrong.join(', ')}`)
  return names.filter(isCaller)
}

function pathsOf(file: string | undefined): Settings['paths'] {
  if (file === undefined) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Settings['paths']
  } catch (error) {
    throw new UsageError(`--paths: ${(error as Error).message}`)
  }
}

function baseUrlOf(text: string | undefined): string {
  if (!text) throw new UsageError('--base-url is missing')
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError(`--base-url must be an http or https URL, not ${text}`)
  }
  return text.replace(/\/+$/, '')
}

/** Reads the arguments of the command; `undefined` for `--help`. Throws `UsageError`. */
export function readArguments(
  args: readonly string[],
): { readonly settings: Settings; readonly isJson: boolean } | undefined {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  let values: ReturnType<typeof read>
  const read = () =>
    parseArgs({
      args: [...args],
      options: {
        'base-url': text,
        token: text,
        'contract-token': text,
        elements: text,
        'allow-writes': flag,
        amount: { ...text, default: '100' },
        friend: text,
        email: text,
        code: text,
        sign: flag,
        origin: { ...text, default: 'https://conformance.example' },
        'same-origin': flag,
        'time-limit': { ...text, default: String(requestTimeoutMs) },
        paths: text,
        json: flag,
        help: flag,
      },
    }).values
  try {
    values = read()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  if (values.help) return undefined
  if (values.code !== undefined && !values.email) {
    throw new UsageError('--code needs --email, the address that the code was sent to')
  }
  if (values.sign && !(values['contract-token'] && values['allow-writes'])) {
    throw new UsageError('--sign needs --contract-token and --allow-writes')
  }
  const timeLimit = Number(values['time-limit'])
  if (!(timeLimit > 0)) throw new UsageError('--time-limit must be a number of milliseconds')
  if (!isDecimalText(values.amount) || !(Number(values.amount) > 0)) {
    throw new UsageError('--amount must be a decimal number above zero')
  }
  return {
    isJson: values.json,
    settings: {
      baseUrl: baseUrlOf(values['base-url']),
      token: values.token,
      contractToken: values['contract-token'],
      email: values.email,
      code: values.code,
      signs: values.sign,
      friend: values.friend,
      allowsWrites: values['allow-writes'],
      amount: values.amount,
      callers: callersOf(values.elements),
      origin: values['same-origin'] ? undefined : values.origin,
      timeLimit,
      paths: pathsOf(values.paths),
    },
  }
}
