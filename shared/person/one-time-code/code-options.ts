import type { ApiError } from '../../api/errors.ts'

/** What actions that send and check a code need. */
export interface CodeOptions {
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): number
    setTimeout(run: () => void, ms: number): unknown
    clearTimeout(timer: unknown): void
  }
  /** Calls its argument when a suspended page may have resumed. */
  readonly onWake: (wake: () => void) => void
  /** Aborts when the element is removed. */
  readonly signal: AbortSignal
  readonly newKey: () => string
  /** Shows an error of a call. */
  readonly report: (error: ApiError) => void
  /** Ends the short messages about earlier errors. */
  readonly endFailures: () => void
  /** Stores the token of a checked code; empty to forget it. */
  readonly setToken: (token: string) => void
}
