import { endpoints } from '../../shared/api/endpoints/all.ts'

/** One call to the API, as the control page shows it. */
export interface Call {
  readonly id: number
  readonly at: string
  readonly method: string
  /** Codes are masked. */
  readonly path: string
  /** HTTP status; 0 if the connection was cut; `null` while under way. */
  readonly status: number | null
  /** Code of the envelope, if there was one. */
  readonly code: number | null
  /** Tokens are masked. */
  readonly headers: Readonly<Record<string, string>>
  readonly idempotencyKey: string | null
  /** Passwords and codes are masked. */
  readonly body: unknown
  /** Kind of the fault that hit it. */
  readonly fault: string | null
  /** In a proxy: how the answer differs from the contract. */
  readonly differences?: readonly string[]
}

type Outcome = Pick<Call, 'status' | 'code' | 'fault' | 'differences'>
type Arrival = Omit<Call, 'id' | 'headers' | keyof Outcome>

/** Selects the calls with a token, or about a mailbox. */
interface Scope {
  readonly token?: string | undefined
  readonly mailbox?: string | undefined
}

interface Entry {
  readonly token: string | null
  readonly mailbox: string | undefined
  readonly call: Call
}

const isOf = (entry: Entry, { token, mailbox }: Scope): boolean =>
  (token === undefined || entry.token === token) &&
  (mailbox === undefined || entry.mailbox === mailbox)

export interface CallLog {
  /** Adds a call. The function it returns completes the entry after the response. */
  begin(call: Arrival, headers: Headers, mailbox?: string): (outcome: Outcome) => void
  /** Oldest first. */
  list(scope?: Scope): readonly Call[]
  clear(scope?: Scope): void
}

/** Longer texts of a call are cut; in characters. */
const maxLength = { field: 500, body: 8 * 1024 }

const shortened = (text: string): string =>
  text.length <= maxLength.field
    ? text
    : `${text.slice(0, maxLength.field)}… (${text.length} characters)`

const shortenedBody = (body: unknown): unknown => {
  const text = JSON.stringify(body) ?? ''
  return text.length <= maxLength.body ? body : shortened(text)
}

/** Default size of a log, and the number of calls on the control page. */
export const defaultMaxCalls = 200
const secret = ['token', 'otp-token', 'x-xsrf-token', 'bot-token']
const shown = ['content-type', 'idempotency-key', 'origin']

const mask = (text: string) => `${text.slice(0, 4)}…${text.slice(-2)}`

const codePath = endpoints.checkEmailCode.path
const beforeAddress = codePath.slice(0, codePath.indexOf('{'))

/** Removes the code from a path, because it gives access to a balance like a token. */
function withoutCode(path: string): string {
  if (!path.startsWith(beforeAddress)) return path
  const [address] = path.slice(beforeAddress.length).split('/')
  return `${beforeAddress}${address}/…`
}

const userPath = endpoints.signIn.path.replace(/[^/]*$/, '')

/** Removes the password from a body, and the code from a body that has one. */
function withoutSecrets(path: string, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const hidden = path.startsWith(userPath) ? ['password', 'code'] : ['password']
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, hidden.includes(name) ? '…' : value]),
  )
}

/** Keeps the last calls in memory. */
export function createCallLog(maxCalls = defaultMaxCalls): CallLog {
  /** By their ids, oldest first. */
  const entries = new Map<number, Entry>()
  let nextId = 1
  return {
    begin(call, headers, mailbox) {
      const listed = [...headers].flatMap(([name, value]): [string, string][] => {
        if (secret.includes(name)) return [[name, mask(value)]]
        return shown.includes(name) ? [[name, shortened(value)]] : []
      })
      const id = nextId++
      const begun = {
        id,
        ...call,
        path: shortened(withoutCode(call.path)),
        idempotencyKey: call.idempotencyKey && shortened(call.idempotencyKey),
        body: shortenedBody(withoutSecrets(call.path, call.body)),
        status: null,
        code: null,
        fault: null,
      }
      const token = headers.get('token') ?? headers.get('otp-token')
      const entry = { token, mailbox, call: { ...begun, headers: Object.fromEntries(listed) } }
      entries.set(id, entry)
      const [oldest] = entries.keys()
      if (entries.size > maxCalls && oldest !== undefined) entries.delete(oldest)
      return (outcome) => {
        const known = entries.get(id)
        if (known) entries.set(id, { ...known, call: { ...known.call, ...outcome } })
      }
    },
    list: (scope = {}) =>
      [...entries.values()].filter((entry) => isOf(entry, scope)).map(({ call }) => call),
    clear(scope = {}) {
      for (const [id, entry] of entries) if (isOf(entry, scope)) entries.delete(id)
    },
  }
}
