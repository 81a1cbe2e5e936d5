/** Why there is no answer to pass on; the message is for the developer. */
export class NoAnswer extends Error {
  constructor(
    readonly status: 502 | 504,
    message: string,
  ) {
    super(message)
  }
}

interface Limits {
  /** Longest wait for the whole answer, in milliseconds. */
  readonly timeoutMs: number
  /** Longest body of an answer, unpacked. */
  readonly maxBytes: number
}

/** Reads a body, and stops at the limit: an answer without end must not fill the memory. */
async function readBody(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the body.
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > maxBytes) {
      throw new NoAnswer(
        502,
        `The answer of the server behind the proxy is longer than ${maxBytes / 1024 ** 2} MB`,
      )
    }
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

/** Makes a request and reads its whole answer. Follows no redirect. Throws `NoAnswer`. */
export async function fetchWhole(url: string, init: RequestInit, limits: Limits) {
  try {
    const signal = AbortSignal.timeout(limits.timeoutMs)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const { status, headers } = response
    return { status, headers, body: await readBody(response, limits.maxBytes) }
  } catch (error) {
    if (error instanceof NoAnswer) throw error
    const { name, cause } = error as Error & { cause?: { code?: string } }
    throw name === 'TimeoutError'
      ? new NoAnswer(
          504,
          `The server behind the proxy did not answer within ${limits.timeoutMs / 1000} seconds`,
        )
      : new NoAnswer(
          502,
          `The server behind the proxy did not answer (${cause?.code ?? 'no connection'})`,
        )
  }
}
