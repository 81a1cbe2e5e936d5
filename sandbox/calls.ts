/** One call to the API, as the control page shows it. */
export interface Call {
  readonly id: number
  readonly at: string
  readonly method: string
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

export interface CallLog {
  /** A call has come in. Answers what completes its entry once it has been answered. */
  begin(call: Arrival, headers: Headers): (outcome: Outcome) => void
  /** The oldest first; with `token`, only calls that carried it. */
  list(token?: string): readonly Call[]
  clear(token?: string): void
}

const kept = 200
const secret = ['token', 'otp-token', 'x-xsrf-token']
const shown = ['content-type', 'idempotency-key', 'origin']

const mask = (text: string) => `${text.slice(0, 4)}…${text.slice(-2)}`

/** The last 200 calls, in memory. */
export function createCallLog(): CallLog {
  let calls: { readonly token: string | null; readonly call: Call }[] = []
  let nextId = 1
  return {
    begin(call, headers) {
      const listed = [...headers].flatMap(([name, value]): [string, string][] => {
        if (secret.includes(name)) return [[name, mask(value)]]
        return shown.includes(name) ? [[name, value]] : []
      })
      const id = nextId++
      const begun = { id, ...call, status: null, code: null, fault: null }
      const token = headers.get('token') ?? headers.get('otp-token')
      const entry = { token, call: { ...begun, headers: Object.fromEntries(listed) } }
      calls = [...calls, entry].slice(-kept)
      return (outcome) => {
        calls = calls.map((known) =>
          known.call.id === id ? { ...known, call: { ...known.call, ...outcome } } : known,
        )
      }
    },
    list: (token) =>
      calls.filter((entry) => token === undefined || entry.token === token).map(({ call }) => call),
    clear(token) {
      calls = token === undefined ? [] : calls.filter((entry) => entry.token !== token)
    },
  }
}
