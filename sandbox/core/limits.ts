import { codeMinutes, maxPictureBytes, resendSeconds } from '../../shared/limits.ts'

/*
 * Limits of the sandbox; tests replace some. Those that the site and the elements mention are in
 * `shared/limits.ts`.
 */

/** Limits against guessing codes and flooding mailboxes. */
export const codeLimits = {
  /** Seconds before another code may go to the same mailbox. */
  resendSeconds,
  /** Codes in an hour to one mailbox, for one purpose, requested from one network address. */
  sendsPerMailbox: 5,
  /** The same, requested from anywhere. */
  sendsFromAnywhere: 10,
  /** Codes in an hour requested from one network address. */
  sendsPerSource: 30,
  /** Minutes for which a code is valid. */
  codeMinutes,
  /**
   * Wrong tries after which a code is no longer accepted: from the address that requested it, and
   * from all others.
   */
  tries: 5,
  /** Minutes for which the token of a correct code is valid. */
  tokenMinutes: 15,
}
export type CodeLimits = Readonly<typeof codeLimits>

/** Limits against guessing passwords, and how long a session lasts. */
export const signInLimits = {
  /** Failures of one account from one network address after which each further one begins a wait. */
  failuresPerAccount: 5,
  /** The same for one account from anywhere. It stops only addresses that it never signed in from. */
  failuresFromAnywhere: 100,
  /** The same for all accounts that one network address tries. */
  failuresPerSource: 50,
  /** Seconds of the first wait. Each further one is twice as long. */
  firstWaitSeconds: 30,
  longestWaitSeconds: 60 * 60,
  /** Hours without a failure after which earlier ones no longer count. */
  forgetHours: 24,
  /** Hours after which a session expires. */
  sessionHours: 12,
}
export type SignInLimits = Readonly<typeof signInLimits>

/** The cost of one guess at a password, in scrypt's own parameters: 32 MB and a fifth of a second. */
export const passwordCost = {
  /** Work and memory: 128 * N * r bytes. A power of two. */
  N: 2 ** 15,
  r: 8,
  /** How often the work is repeated. */
  p: 3,
}
export type PasswordCost = Readonly<typeof passwordCost>

/** Limits against filling the disk. */
export const uploadLimits = {
  /** Pictures of one account, or of one contract, in a day. */
  picturesPerDay: 200,
  bytesPerDay: 50 * maxPictureBytes,
  /** Hours after which a picture is removed that no order and no signature refers to. */
  keepHours: 24,
}
export type UploadLimits = Readonly<typeof uploadLimits>

/** Limits of saved recipients. */
export const recipientLimits = {
  /** Hours that a new recipient waits before it can be used alone, and that switching off takes. */
  waitHours: 24,
  /** Recipients of one account. */
  perAccount: 200,
} as const

/** Limits of confirmations. */
export const confirmationLimits = {
  /** Minutes in which an order can be confirmed, and a passkey be added afterwards. */
  minutes: codeMinutes,
  /** Wrong tries after which a code no longer counts. */
  tries: 5,
  /** Codes of one account in an hour. */
  codesPerHour: 10,
} as const
