/** What a host answers to a GET request for a path. */
export interface Answer {
  readonly status: number
  /** The file of the site that is the body. */
  readonly file?: string | undefined
  readonly location?: string | undefined
  readonly headers: Headers
}

/** Asks a host, or its stand-in. */
export type Ask = (path: string) => Promise<Answer>
