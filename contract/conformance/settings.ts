import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import type { Caller } from '../calls.ts'

/** The settings of a run. */
export interface Settings {
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** A login token of an account for tests. */
  readonly token?: string | undefined
  /** The token of a contract's link. */
  readonly contractToken?: string | undefined
  /** An address that may get a message with a code. */
  readonly email?: string | undefined
  /** The code of the trust fund inquiry that was sent to `email`. */
  readonly code?: string | undefined
  /** Whether the contract of the link may be signed, which is final. */
  readonly signs?: boolean
  /** Account number or e-mail address that money may be sent to. */
  readonly friend?: string | undefined
  /** Whether calls may change something. */
  readonly allowsWrites: boolean
  /** The amount of each test transfer, in USD and in USDT. */
  readonly amount: string
  /** The callers whose calls are checked. */
  readonly callers: readonly Caller[]
  /** The page that the calls come from; `undefined` if pages and server have one origin. */
  readonly origin: string | undefined
  /** In milliseconds. */
  readonly timeLimit: number
  /** Paths that the host sets by `api-paths`. */
  readonly paths: Partial<Record<EndpointName, string>>
}

/** `passed`: as the contract says. `left out`: not checked; `faults` has the reason. */
export type State = 'passed' | 'failed' | 'left out'

/** The findings about one aspect of a call. */
export interface Row {
  readonly call: EndpointName
  readonly aspect: string
  readonly state: State
  /** What differs, or why it was left out. */
  readonly faults: readonly string[]
  /** Notes on what is allowed but worth knowing. */
  readonly notes: readonly string[]
  /** How long the slowest answer took, in milliseconds. */
  readonly ms?: number
}
