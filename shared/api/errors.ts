/** What can go wrong with a call; a closed list. */
export type ErrorKind =
  /** No answer arrived: offline, DNS, connection cut, blocked. */
  | 'network'
  /** No complete answer arrived within the time limit. */
  | 'timeout'
  /** The browser ended the call: the person pressed Stop or left the page. */
  | 'aborted'
  /** The element ended the call: the person cancelled an upload, or the element was removed. */
  | 'canceled'
  /** The URL is not http or https. */
  | 'protocol'
  /** The answer does not follow the contract: HTML, cut-off JSON, another shape. */
  | 'malformed'
  /**
   * The server answered with a redirect, which no call follows: it would take the token to another
   * server.
   */
  | 'redirect'
  /** A server of another origin does not allow the idempotency key (CORS): nothing was sent. */
  | 'key'
  /** The server refused the request; its message says why. */
  | 'refused'
  /** The login token is no longer valid: sign in again. */
  | 'auth'
  /** The token is missing or malformed, or has no access here. */
  | 'forbidden'
  /** An HTTP error without a usable body. */
  | 'server'
  /** An HTTP error of an upload. The specification's rules for answers do not cover uploads. */
  | 'status'
  /** Code 28019 without `success: true`: its message was shown, and the outcome is unknown. */
  | 'unsettled'

export interface ApiError {
  readonly kind: ErrorKind
  /** The code of the envelope (section 8), if there was one. */
  readonly code?: number
  /** HTTP status, if there was an answer. */
  readonly status?: number
  /** The server's own message for the person, if it sent one. */
  readonly message?: string
  /** The message for the page, if it differs from that for the person (section 8). */
  readonly rejection?: string
  /** Seconds to wait before another try, if the server sent them (`data.waitSeconds`). */
  readonly waitSeconds?: number
  /** How the person is to confirm the order first, as the server sent it (`data.confirmation`). */
  readonly confirmation?: unknown
  /** The time limit that was exceeded, in milliseconds, if it is not the usual one of a call. */
  readonly limit?: number
  /** Where the host should lead the person now (section 8). */
  readonly navigate?: '/' | '/login'
  /** The code and `success` contradict each other: one says that the call succeeded. */
  readonly isContradictory?: boolean
  /** The token was refused, and the session has another one now: another try may succeed. */
  readonly isRenewed?: boolean
  /** Nothing has left the browser, so the outcome is known. */
  readonly isUnsent?: boolean
  readonly cause?: unknown
}

/**
 * A value or an error; calls never throw. `notice` is a message to show although the call
 * succeeded.
 */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value; readonly notice?: string }
  | { readonly ok: false; readonly error: ApiError }

export const failed = (error: ApiError): { readonly ok: false; readonly error: ApiError } => ({
  ok: false,
  error,
})
