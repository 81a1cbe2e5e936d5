import { endpoints } from '../shared/api/endpoints.ts'

/** One call to the API, as the control page shows it. */
export interface Call {
  readonly id: number
  readonly at: string
  readonly method: string
  /** Codes by e-mail are masked. */
  readonly path: string
  /** HTTP status; 0 where the connection was ended instead; `null` while under way. */
  readonly status: number | null
  /** Code of the envelope, where there was one. */
  readonly code: number | null
  /** Tokens are masked. */
  readonly headers: Readonly<Record<string, string>>
  readonly idempotencyKey: string | null
  readonly body: unknown
  /** Kind of the fault that hit it. */
  readonly fault: string | null
}

type Outcome = Pick<Call, 'status' | 'code' | 'fault'>
type Arrival = Omit<Call, 'id' | 'headers' | keyof Outcome>

/** Only calls that carried the token; only calls about the mailbox. */
interface Whose {
  readonly token?: string | undefined
  readonly mailbox?: string | undefined
}

interface Entry {
  readonly token: string | null
  readonly mailbox: string | undefined
  readonly call: Call
}

const isOf = (entry: Entry, { token, mailbox }: Whose): boolean =>
  (token === undefined || entry.token === token) &&
  (mailbox === undefined || entry.mailbox === mailbox)

export interface CallLog {
  /** A call has come in. Answers what completes its entry once it has been answered. */
  begin(call: Arrival, headers: Headers, mailbox?: string): (outcome: Outcome) => void
  /** The oldest first. */
  list(whose?: Whose): readonly Call[]
  clear(whose?: Whose): void
}

/** Longest texts that are kept of a call; a caller may send more. */
const longest = { field: 500, body: 8 * 1024 }

const shortened = (text: string): string =>
  text.length <= longest.field
    ? text
    : `${text.slice(0, longest.field)}… (${text.length} characters)`

const shortenedBody = (body: unknown): unknown => {
  const text = JSON.stringify(body) ?? ''
  return text.length <= longest.body ? body : shortened(text)
}

/** How many calls a log keeps unless it is told otherwise, and the control page shows. */
export const usuallyKept = 200
const secret = ['token', 'otp-token', 'x-xsrf-token', 'bot-token']
const shown = ['content-type', 'idempotency-key', 'origin']

const mask = (text: string) => `${text.slice(0, 4)}…${text.slice(-2)}`

const codePath = endpoints.checkEmailCode.path
const beforeAddress = codePath.slice(0, codePath.indexOf('{'))

/** A code opens a mailbox's balance as a token does: it does not stand in the log either. */
function withoutCode(path: string): string {
  if (!path.startsWith(beforeAddress)) return path
  const [address] = path.slice(beforeAddress.length).split('/')
  return `${beforeAddress}${address}/…`
}

/** The last calls, in memory. */
export function createCallLog(kept = usuallyKept): CallLog {
  let calls: Entry[] = []
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
        body: shortenedBody(call.body),
        status: null,
        code: null,
        fault: null,
      }
      const token = headers.get('token') ?? headers.get('otp-token')
      const entry = { token, mailbox, call: { ...begun, headers: Object.fromEntries(listed) } }
      calls = [...calls, entry].slice(-kept)
      return (outcome) => {
        calls = calls.map((known) =>
          known.call.id === id ? { ...known, call: { ...known.call, ...outcome } } : known,
        )
      }
    },
    list: (whose = {}) => calls.filter((entry) => isOf(entry, whose)).map(({ call }) => call),
    clear(whose = {}) {
      calls = calls.filter((entry) => !isOf(entry, whose))
    },
  }
}
