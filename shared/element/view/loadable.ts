import type { Answer, ApiError } from '../../api/errors.ts'

/** Something that comes from the server. While it is asked for again, the value before stays. */
export interface Loadable<Value> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly value: Value | undefined
  readonly error: ApiError | undefined
}

export const idle: Loadable<never> = { status: 'idle', value: undefined, error: undefined }

/** The server has answered, or has failed to. */
export const isSettled = ({ status }: { readonly status: string }): boolean =>
  status !== 'idle' && status !== 'loading'

/** Follows a call with a loadable: `set` is told each state; resolves with the answer. */
export async function follow<Value>(
  before: Loadable<Value>,
  call: () => Promise<Answer<Value>>,
  set: (loadable: Loadable<Value>) => void,
): Promise<Answer<Value>> {
  set({ ...before, status: 'loading', error: undefined })
  const answer = await call()
  set(
    answer.ok
      ? { status: 'ready', value: answer.value, error: undefined }
      : { ...before, status: 'failed', error: answer.error },
  )
  return answer
}
