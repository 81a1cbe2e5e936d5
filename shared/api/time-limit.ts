import { type ApiError, failed } from './errors.ts'

interface TimeLimitOptions {
  /** Longest time without progress, in milliseconds. */
  readonly idleMs: number
  /** Total time limit in milliseconds; absent for none. */
  readonly totalMs?: number | undefined
  /** Each one cancels the request. */
  readonly signals: readonly (AbortSignal | undefined)[]
}

/** What a request needs to keep its limits. */
export interface TimeLimit {
  /** Aborts when a limit is exceeded or the request is canceled. */
  readonly signal: AbortSignal
  /** Restarts the idle limit. */
  readonly progressed: () => void
}

/** The name of the error that a transport threw; ofetch wraps it if there was no response. */
const nameOf = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof Error)) return undefined
  return thrown.cause instanceof Error ? thrown.cause.name : thrown.name
}

/**
 * Runs a request with its time limits, for head and body alike, and maps what it throws to an error.
 * Never throws. `AbortSignal.any` and `timeout` are missing in the webviews of 2022 phones.
 */
export async function withTimeLimit<Value>(
  { idleMs, totalMs, signals }: TimeLimitOptions,
  request: (limit: TimeLimit) => Promise<Value>,
): Promise<{ readonly ok: true; readonly value: Value } | { ok: false; readonly error: ApiError }> {
  const controller = new AbortController()
  let reason: ApiError | undefined
  const end = (error: ApiError) => {
    reason ??= error
    controller.abort()
  }
  const cancel = () => end({ kind: 'canceled' })
  let idle: ReturnType<typeof setTimeout> | undefined
  const progressed = () => {
    clearTimeout(idle)
    if (!reason) idle = setTimeout(() => end({ kind: 'timeout' }), idleMs)
  }
  const total =
    totalMs !== undefined && setTimeout(() => end({ kind: 'timeout', limit: totalMs }), totalMs)
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  for (const signal of signals) {
    signal?.addEventListener('abort', cancel)
    if (signal?.aborted) cancel()
  }
  progressed()
  try {
    const run = request({ signal: controller.signal, progressed })
    return { ok: true, value: await Promise.race([run, ended]) }
  } catch (cause) {
    if (reason) return failed({ ...reason, cause })
    const name = nameOf(cause)
    const kind = name === 'TimeoutError' ? 'timeout' : name === 'AbortError' ? 'aborted' : 'network'
    return failed({ kind, cause })
  } finally {
    clearTimeout(idle)
    if (total) clearTimeout(total)
    for (const signal of signals) signal?.removeEventListener('abort', cancel)
  }
}
