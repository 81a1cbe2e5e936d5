import { codeMinutes, resendSeconds } from '../../shared/limits.ts'

/** Limits against guessing codes and flooding mailboxes. */
export interface CodeLimits {
  /** Seconds before another code may go to the same mailbox. */
  readonly resendSeconds: number
  /** Codes in an hour to one mailbox, for one purpose, requested from one network address. */
  readonly sendsPerMailbox: number
  /** The same, requested from anywhere. */
  readonly sendsFromAnywhere: number
  /** Codes in an hour requested from one network address. */
  readonly sendsPerSource: number
  /** Minutes for which a code is valid. */
  readonly codeMinutes: number
  /**
   * Wrong tries after which a code is no longer accepted: from the address that requested it, and
   * from all others.
   */
  readonly tries: number
  /** Minutes for which the token of a correct code is valid. */
  readonly tokenMinutes: number
}

/** Limits that the site and the elements mention are in `shared/limits.ts`; the others are here. */
export const codeLimits: CodeLimits = {
  resendSeconds,
  sendsPerMailbox: 5,
  sendsFromAnywhere: 10,
  sendsPerSource: 30,
  codeMinutes,
  tries: 5,
  tokenMinutes: 15,
}
