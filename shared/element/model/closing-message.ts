import type { CommonDetail } from '../element-docs.ts'

/** Why an element cannot continue: it has no token, or its server refuses the token (section 8). */
export type ClosingReason = 'no-token' | 'auth' | 'forbidden'

/** What an element shows instead of its screens, and what it tells the page. */
export interface ClosingMessage {
  readonly to: CommonDetail<'tw-navigate'>['to']
  /** The `reason` of `tw-navigate`. */
  readonly reason: CommonDetail<'tw-navigate'>['reason']
  /** The subject; `NotificationLayer` has the texts. */
  readonly about: ClosingReason | 'link' | 'code'
  /** The error that caused it, if one is shown: in a toast, `tw-error` and `tw-navigate`. */
  readonly error?: Omit<ReportedError, 'message'> & { readonly words: () => Promise<string> }
  /** Starts again, if that may help. */
  readonly retry?: () => void
  /** Asks the page for a sign-in once more; only `close` sets it. */
  readonly askAgain?: () => void
}

/** The detail of `tw-error`. */
export interface ReportedError {
  readonly kind: CommonDetail<'tw-error'>['kind']
  readonly code?: number
  readonly message: string
  /** The request was sent by the previous person. */
  readonly session?: 'earlier'
}
