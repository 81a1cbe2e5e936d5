import type { EndpointName } from '../../shared/api/endpoints.ts'
import type { Caller } from '../openapi/calls.ts'

/** What a run is given. */
export interface Settings {
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** A login token of an account for tests. */
  readonly token?: string | undefined
  /** The token of a contract's link. */
  readonly contractToken?: string | undefined
  /** An address that may get a message with a code. */
  readonly email?: string | undefined
  /** Account number or e-mail address that money may be sent to. */
  readonly friend?: string | undefined
  /** Whether calls may be made that change something. */
  readonly allowsWrites: boolean
  /** What each transfer of a test moves, in USD and in USDT. */
  readonly amount: string
  /** Whose calls are looked at. */
  readonly callers: readonly Caller[]
  /** The page that the calls come from; `undefined` if pages and server have one origin. */
  readonly origin: string | undefined
  /** In milliseconds. */
  readonly timeLimit: number
  /** Paths that the host sets by `api-paths`. */
  readonly paths: Partial<Record<EndpointName, string>>
}

/** `passed`: as the contract says. `left out`: not looked at, and why. */
export type State = 'passed' | 'failed' | 'left out'

/** What was found about one aspect of a call. */
export interface Row {
  readonly call: EndpointName
  readonly aspect: string
  readonly state: State
  /** What differs, or why it was left out. */
  readonly faults: readonly string[]
  /** What is allowed and worth knowing. */
  readonly notes: readonly string[]
  /** How long the slowest answer took, in milliseconds. */
  readonly ms?: number
}
