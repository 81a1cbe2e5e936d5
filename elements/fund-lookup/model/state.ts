import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../../shared/api/errors.ts'
import type { NetAssetValue } from '../../../shared/api/wire/fund.ts'
import type { Step } from '../declaration.ts'

/** Why the address was not sent; `network` if the files of the later steps could not be loaded. */
export type EmailIssue = 'required' | 'invalid' | 'network'

/** What is wrong with the code. A new object each time, so that the same issue twice is noticed twice. */
export interface CodeIssue {
  readonly kind: 'code' | 'not-found'
}

export interface ShownValue extends NetAssetValue {
  /** When the answer came, in milliseconds since 1970. */
  readonly at: number
  /** Older than `staleAfterMs`. */
  readonly isStale: boolean
}

/** The state of one `<tw-fund-lookup>`. The token that a right code brings is not part of it. */
export interface LookupState {
  readonly step: Step
  /** The address as it was typed. */
  readonly typed: string
  /** What is under way; nothing else begins meanwhile. */
  readonly busy?: 'send' | 'check' | 'refresh' | undefined
  readonly emailIssue?: EmailIssue | undefined
  /** The address that the code went to. */
  readonly email: string
  /** The element has sent a code to this address, and none has been used since. */
  readonly hasSentCode: boolean
  /** Digits only. */
  readonly code: string
  readonly codeIssue?: CodeIssue | undefined
  /** Until another code may be sent to this address. */
  readonly secondsLeft: number
  /** The last call that failed in this step. */
  readonly error?: ApiError | undefined
  readonly value?: ShownValue | undefined
}

export type LookupStore = StoreApi<LookupState>

const initialState: LookupState = {
  step: 'EMAIL',
  typed: '',
  email: '',
  hasSentCode: false,
  code: '',
  secondsLeft: 0,
}

export const createLookupStore = (): LookupStore => createStore(() => initialState)

/** Age in milliseconds from which a value is marked as stale. Our choice: the specification sets none. */
export const staleAfterMs = 5 * 60_000

type Change = Partial<LookupState>

/** Begins something; clears earlier issues and errors. */
export const begin = (busy: NonNullable<LookupState['busy']>): Change => ({
  busy,
  emailIssue: undefined,
  codeIssue: undefined,
  error: undefined,
})

export const finish = (change: Change = {}): Change => ({ busy: undefined, ...change })

export const fail = (step: Step, error: ApiError): Change =>
  finish({
    error,
    emailIssue: step === 'EMAIL' && error.kind === 'network' ? 'network' : undefined,
  })

/** Clears code and value, with everything about them. */
export const forget = (): Change =>
  finish({ code: '', codeIssue: undefined, error: undefined, value: undefined })

/** How long a value is not yet stale. A clock that was set back makes it no fresher. */
export const freshMsLeft = ({ at }: ShownValue, now: number): number =>
  staleAfterMs - Math.max(0, now - at)

export const showValue = (value: NetAssetValue, now: number): Change =>
  finish({ value: { ...value, at: now, isStale: false } })
