/** Method, path and credential of a call. */
export interface Endpoint {
  /** Same as the name of the constant. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path with `{name}` placeholders; values are percent-encoded when filled in. */
  readonly path: string
  /** The header that carries the element's token; `none` for calls that need no token. */
  readonly auth: 'token' | 'otp-token' | 'none'
  /** False: method and path are ours, because the specification shows none. Absent: true. */
  readonly isSpecified?: boolean
  readonly optional?: true
  /**
   * Section 7 reads only `success` of the answer: code 28019 without it does not mean that the call
   * took effect.
   */
  readonly successOnly?: true
  /**
   * A POST that changes nothing, as no GET does: its body holds what should not be in a URL. Absent
   * from a GET; `isRead` knows both.
   */
  readonly changesNothing?: true
  /**
   * A call that must not happen twice has a key. This GET, sent with the key, finds out whether a
   * server of another origin allows the header: before the call, if it takes the same token, so that
   * every such server answers it; without a token only after the call got no answer.
   */
  readonly keyProbe?: Endpoint
}

/**
 * Whether a call changes nothing. Such a call ends when its element leaves the page, and it is made
 * again with a new token. Any other call is sent once.
 */
export const isRead = ({ method, changesNothing }: Endpoint): boolean =>
  method === 'GET' || changesNothing === true
