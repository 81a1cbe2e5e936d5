import { codeMinutes, resendSeconds } from '../../shared/limits.ts'

/** What keeps codes by e-mail from being guessed, and mailboxes from being flooded. */
export interface CodeLimits {
  /** Seconds before another code may go to the same mailbox. */
  readonly resendSeconds: number
  /** Codes in an hour to one mailbox. */
  readonly sendsPerMailbox: number
  /** Codes in an hour that one address of the network may ask for. */
  readonly sendsPerSource: number
  /** Minutes for which a code is good. */
  readonly codeMinutes: number
  /** Wrong tries after which a code is dead, right or not. */
  readonly tries: number
  /** Minutes for which a right code's token reads the balance. */
  readonly tokenMinutes: number
}

/** What the site and the elements speak of stands in `shared/limits.ts`; the others are the sandbox's own. */
export const codeLimits: CodeLimits = {
  resendSeconds,
  sendsPerMailbox: 5,
  sendsPerSource: 30,
  codeMinutes,
  tries: 5,
  tokenMinutes: 15,
}
