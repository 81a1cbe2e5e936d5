import type { EndpointName } from '../../shared/api/endpoints.ts'

/** What can be made to go wrong with a call; see sandbox/faults.ts. */
export interface Fault {
  /** Without it: every call. */
  readonly call?: EndpointName
  readonly kind: 'delay' | 'cut' | 'reset' | 'http500' | 'html' | 'truncated' | 'code' | 'envelope'
  /** `after`: the work has been done, and its answer is lost. */
  readonly when?: 'before' | 'after'
  readonly times?: number | 'forever'
  readonly ms?: number
  readonly status?: number
  readonly code?: number
  readonly message?: string
  readonly body?: unknown
}

export interface Account {
  readonly usd?: string
  readonly usdt?: string
  /** Number of the bound card; `null` for none. Without it there is one. */
  readonly card?: string | null
  readonly name?: string
}

export interface Call {
  readonly method: string
  readonly path: string
  /** 0 where the connection was cut, `null` while under way. */
  readonly status: number | null
  readonly idempotencyKey: string | null
  readonly body: unknown
  readonly fault: string | null
}

/** A transfer as the review desk lists it. */
export interface Transfer {
  readonly orderNumber: string
  readonly [field: string]: unknown
}

/** The sandbox of a test run, which all tests share: each test works on accounts of its own. */
export interface Sandbox {
  /** Its address, for `api-base`. */
  readonly url: string
  /** Opens a fresh account; answers its token. */
  account(account?: Account): Promise<string>
  /** Breaks calls of this token until the test ends. */
  fault(token: string, fault: Fault): Promise<void>
  /** Ends the faults of a token. */
  heal(token: string): Promise<void>
  /** Calls that carried the token, the oldest first; of one path where its end is named. */
  calls(token: string, pathEnd?: string): Promise<readonly Call[]>
  /** Open reviews of all accounts. */
  reviews(): Promise<readonly Transfer[]>
  /** All transfers of all accounts. */
  transfers(): Promise<readonly Transfer[]>
  review(
    orderNumber: string,
    tier: 'BROKER' | 'CLEARING',
    decision: 'approve' | 'reject',
    reason?: string,
  ): Promise<void>
  /** USDT arrives on a deposit address. */
  incoming(address: string, amount: string): Promise<void>
}

export function openSandbox(url: string): { readonly sandbox: Sandbox; healAll(): Promise<void> } {
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/sandbox/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  const faulty = new Set<string>()
  const heal = async (token: string) => {
    faulty.delete(token)
    await ask('DELETE', `faults?token=${encodeURIComponent(token)}`)
  }

  const sandbox: Sandbox = {
    url,
    account: async (account = {}) =>
      (await ask('POST', 'account', { usd: '1000', usdt: '1000', ...account })).token,
    async fault(token, fault) {
      faulty.add(token)
      await ask('POST', 'faults', { ...fault, token })
    },
    heal,
    async calls(token, pathEnd = '') {
      const { calls } = await ask('GET', `calls?token=${encodeURIComponent(token)}`)
      return (calls as Call[]).filter(({ path }) => path.endsWith(pathEnd))
    },
    reviews: async () => (await ask('GET', 'reviews')).reviews,
    transfers: async () => (await ask('GET', 'transfers')).transfers,
    async review(orderNumber, tier, decision, reason = 'for a test') {
      await ask('POST', 'reviews', { orderNumber, tier, decision, reason })
    },
    async incoming(address, amount) {
      await ask('POST', 'incoming', { address, amount })
    },
  }
  return { sandbox, healAll: async () => void (await Promise.all([...faulty].map(heal))) }
}
