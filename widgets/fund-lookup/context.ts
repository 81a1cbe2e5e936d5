import type { ApiError } from '../../shared/api/errors.ts'
import type { NetAssetValue } from '../../shared/api/wire/fund.ts'
import type { EmailIssue } from '../../shared/email/email.ts'

/** The three steps of the specification, section 2. */
export type Step = 'EMAIL' | 'CODE' | 'VALUE'

/** What a step says beside its field. A new object each time, so that the same fault twice is seen twice. */
export interface CodeFault {
  readonly about: 'code' | 'not-found'
}

export interface ShownValue extends NetAssetValue {
  /** When the answer came, in milliseconds since 1970. */
  readonly at: number
  /** Too long ago to be taken for the present. */
  readonly isOld: boolean
}

/** Where the person is. The token that a right code brings is not here, nor anywhere but in a closure. */
export interface LookupState {
  readonly step: Step
  /** As it was typed. */
  readonly typed: string
  /** What is under way; while it is, nothing else begins. */
  readonly busy?: 'send' | 'check' | 'refresh' | undefined
  /** Why the address was not sent; `network` where what comes after the first view could not be loaded. */
  readonly emailFault?: EmailIssue | 'network' | undefined
  /** The address that the code went to. */
  readonly email: string
  /** Digits alone. */
  readonly code: string
  readonly codeFault?: CodeFault | undefined
  /** Until another code may be sent to this address. */
  readonly secondsLeft: number
  /** The last call that went wrong in this step. */
  readonly error?: ApiError | undefined
  readonly value?: ShownValue | undefined
}

export const nothingTyped: LookupState = {
  step: 'EMAIL',
  typed: '',
  email: '',
  code: '',
  secondsLeft: 0,
}
