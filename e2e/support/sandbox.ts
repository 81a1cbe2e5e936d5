import { randomUUID } from 'node:crypto'
import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'

/** What can be made to go wrong with a call; see sandbox/calls/faults.ts. */
export interface Fault {
  /** Without it: every call. */
  readonly call?: EndpointName
  readonly kind: 'delay' | 'cut' | 'reset' | 'http500' | 'html' | 'truncated' | 'code' | 'envelope'
  /** `after`: the server does the work, and its answer is lost. */
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
  /** Without it the account gets one of its own; `null` for none. */
  readonly email?: string | null
  /** Without it the account cannot sign in. */
  readonly password?: string
  /** E.164. */
  readonly mobile?: string
  /** ISO 3166-1 alpha-2; `US` without it. */
  readonly region?: string
}

/** An e-mail address that no other test has, with the token of its account where it has one. */
export interface Mailbox {
  readonly email: string
  readonly token?: string
}

export interface NewContract {
  /** Without it the sandbox creates one. */
  readonly number?: string
  readonly partA?: string
  readonly partB?: string
  /** Seconds from now; below zero the link has expired already. */
  readonly expiresInSeconds?: number
}

/** A contract with the token of its link. */
export interface Contract {
  readonly token: string
  readonly contractId: string
  readonly number: string
  readonly partA: string
  readonly partB: string
  readonly expiresAt: string
}

/** A contract as the control page lists it, with the record of its signature. */
export interface ListedContract extends Omit<Contract, 'token'> {
  readonly status: 'OPEN' | 'SIGNED'
  readonly createdAt: string
  readonly isExpired: boolean
  readonly signed: null | {
    readonly signedAt: string
    readonly textHash: string
    readonly signatureHash: string
    readonly locale: Locale
    readonly date: string
    /** The exact text. */
    readonly text: string
    /** Whether the metadata of the picture named the text. */
    readonly isNoted: boolean
    /** Path of the picture. */
    readonly signature: string
    readonly source: string
    readonly userAgent: string
  }
}

/** Who makes calls: the owner of a token, or of an e-mail address, whose calls carry no token at first. */
export type Caller = string | { readonly email: string }

export interface Call {
  readonly method: string
  readonly path: string
  /** 0 where the connection was cut, `null` while under way. */
  readonly status: number | null
  readonly idempotencyKey: string | null
  readonly body: unknown
  readonly fault: string | null
}

/** A transfer as the control page lists it. */
export interface Transfer {
  readonly orderNumber: string
  readonly [field: string]: unknown
}

/** The sandbox of a test run, which all tests share: each test works on accounts of its own. */
export interface Sandbox {
  /** Its address, for `api-base`. */
  readonly url: string
  /** Opens a fresh account; returns its token. */
  createAccount(account?: Account): Promise<string>
  /** A fresh address with account and wallet; with `null`, an address without either. */
  createMailbox(account?: Omit<Account, 'email'> | null): Promise<Mailbox>
  /** Waits for a code to an address that differs from `before`, and returns it. */
  codeFor(email: string, before?: string): Promise<string>
  /** The texts of the mails to an address, the newest first. */
  mailsTo(email: string): Promise<readonly string[]>
  /** Makes the sandbox forget the codes sent to an address, so that another can be sent at once. */
  forgetCodes(email: string): Promise<void>
  /** Ends the wait after failed sign-ins with an e-mail address or a mobile number. */
  unlock(account: string): Promise<void>
  /** A fresh contract with its link. */
  createContract(contract?: NewContract): Promise<Contract>
  /** Gives a contract a text of its own in a language: `# title`, `## heading`, paragraphs. */
  setContractText(contract: Contract, lang: string, version: string, text: string): Promise<void>
  /** The contract of a link with its record; `undefined` if there is none. */
  contractOf(token: string): Promise<ListedContract | undefined>
  /** Breaks calls of this token, or about this address, until the test ends. */
  addFault(caller: Caller, fault: Fault): Promise<void>
  /** Ends the faults of a token or an address. */
  clearFaults(caller: Caller): Promise<void>
  /** The calls of a token or an address, oldest first; only paths with `pathEnd`, if given. */
  calls(caller: Caller, pathEnd?: string): Promise<readonly Call[]>
  /** The transfers of the account of a token, newest first. */
  transfers(token: string): Promise<readonly Transfer[]>
  review(
    orderNumber: string,
    tier: 'BROKER' | 'CLEARING',
    decision: 'approve' | 'reject',
    reason?: string,
  ): Promise<void>
  /** From now on, the account of a token confirms its orders. Each way allows the earlier ones too. */
  confirmOrders(token: string, by: 'CODE' | 'PASSKEY' | 'APP'): Promise<void>
  /** USDT arrives on a deposit address. */
  receiveUsdt(address: string, amount: string): Promise<void>
}

/** A mailbox has the token of its account too, but calls about its address do not carry it. */
const callerParameters = (caller: Caller) =>
  typeof caller === 'string' ? { token: caller } : { email: caller.email }

/** How long the delivery of a mail may take, in milliseconds. */
const mailTimeout = 10_000

export function openSandbox(url: string): {
  readonly sandbox: Sandbox
  clearAllFaults(): Promise<void>
} {
  const callApi = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/sandbox/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  const faultyQueries = new Set<string>()
  const queryOf = (caller: Caller) => new URLSearchParams(callerParameters(caller)).toString()
  const clearFaultsOf = async (query: string) => {
    faultyQueries.delete(query)
    await callApi('DELETE', `faults?${query}`)
  }

  const mailsTo = async (email: string): Promise<readonly string[]> => {
    const { mails } = await callApi('GET', `inbox?${new URLSearchParams({ to: email })}`)
    return (mails as { text: string }[]).map(({ text }) => text)
  }

  const newestCode = async (email: string): Promise<string | undefined> => {
    const texts = await mailsTo(email)
    return texts
      .map((text) => /(?<!\d)(\d{6})(?!\d)/.exec(text)?.[1])
      .find((code) => code !== undefined)
  }

  const sandbox: Sandbox = {
    url,
    createAccount: async (account = {}) =>
      (await callApi('POST', 'account', { usd: '1000', usdt: '1000', ...account })).token,
    async createMailbox(account = {}) {
      const email = `e2e.${randomUUID()}@sandbox.example`
      return account === null
        ? { email }
        : callApi('POST', 'account', { usd: '1000', usdt: '1000', ...account, email })
    },
    async codeFor(email, before) {
      const end = Date.now() + mailTimeout
      while (Date.now() < end) {
        const code = await newestCode(email)
        if (code !== undefined && code !== before) return code
        await new Promise((done) => setTimeout(done, 50))
      }
      throw new Error(`No ${before ? 'new ' : ''}code came for ${email}`)
    },
    mailsTo,
    async forgetCodes(email) {
      await callApi('DELETE', `code-sends?${queryOf({ email })}`)
    },
    async unlock(account) {
      await callApi('POST', 'unlock', { name: account })
    },
    createContract: (contract = {}) => callApi('POST', 'contract', contract),
    async setContractText({ contractId }, lang, version, text) {
      await callApi('POST', 'contract/text', { contractId, lang, version, text })
    },
    async contractOf(token) {
      const { contracts } = await callApi('GET', `contracts?${new URLSearchParams({ token })}`)
      return contracts[0]
    },
    async addFault(caller, fault) {
      faultyQueries.add(queryOf(caller))
      await callApi('POST', 'faults', { ...fault, ...callerParameters(caller) })
    },
    clearFaults: (caller) => clearFaultsOf(queryOf(caller)),
    async calls(caller, pathEnd = '') {
      const { calls } = await callApi('GET', `calls?${queryOf(caller)}`)
      return (calls as Call[]).filter(({ path }) => path.endsWith(pathEnd))
    },
    async transfers(token) {
      const accountId = token.replace(/^sandbox-/, '')
      return (await callApi('GET', `transfers?${new URLSearchParams({ accountId })}`)).transfers
    },
    async review(orderNumber, tier, decision, reason = 'for a test') {
      await callApi('POST', 'reviews', { orderNumber, tier, decision, reason })
    },
    async confirmOrders(token, confirms) {
      const account = token.replace(/^sandbox-/, '')
      await callApi('POST', 'account/confirmation', { account, confirms })
    },
    async receiveUsdt(address, amount) {
      await callApi('POST', 'incoming', { address, amount })
    },
  }
  return {
    sandbox,
    clearAllFaults: async () => void (await Promise.all([...faultyQueries].map(clearFaultsOf))),
  }
}
