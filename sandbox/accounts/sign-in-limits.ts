/** Limits against guessing passwords, and how long a session lasts. */
export interface SignInLimits {
  /** Failures of one account from one network address after which each further one begins a wait. */
  readonly failuresPerAccount: number
  /** The same for one account from anywhere. It stops only addresses that it never signed in from. */
  readonly failuresFromAnywhere: number
  /** The same for all accounts that one network address tries. */
  readonly failuresPerSource: number
  /** Seconds of the first wait. Each further one is twice as long. */
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
  /** Hours without a failure after which earlier ones no longer count. */
  readonly forgetHours: number
  /** Hours after which a session expires. */
  readonly sessionHours: number
}

export const signInLimits: SignInLimits = {
  failuresPerAccount: 5,
  failuresFromAnywhere: 100,
  failuresPerSource: 50,
  firstWaitSeconds: 30,
  longestWaitSeconds: 60 * 60,
  forgetHours: 24,
  sessionHours: 12,
}
