/** Method, path and credential of a call. */
export interface Endpoint {
  /** The same as the constant's. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path with `{name}` placeholders; values are percent-encoded when filled in. */
  readonly path: string
  /** The header that carries the element's token; `none` for calls that need no token. */
  readonly auth: 'token' | 'otp-token' | 'none'
  /** `false`: method and path are ours, the specification does not show them. */
  readonly shown?: false
  readonly optional?: true
  /** Section 7 uses nothing of its answer but `success`: code 28019 alone does not say that it was done. */
  readonly successOnly?: true
}
