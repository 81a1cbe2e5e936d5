import type { Answer, ApiError } from '../errors.ts'

/** A value from the server. While it is reloaded, the previous value stays. */
export interface Loadable<Value> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly value: Value | undefined
  readonly error: ApiError | undefined
}

export const idle: Loadable<never> = { status: 'idle', value: undefined, error: undefined }

/** Whether an answer has come, a value or an error. */
export const isAnswered = ({ status }: { readonly status: string }): boolean =>
  status !== 'idle' && status !== 'loading'

/** Makes a call and passes each of its states to `set`; resolves with the answer. */
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
