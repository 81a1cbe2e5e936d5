/**
 * A value that is loaded on the first call and kept; after a failure, the next call loads it again.
 */
export interface LoadOnce<Value, Hints extends unknown[] = []> {
  (...hints: Hints): Promise<Value>
  /** The value, once it is loaded. */
  loaded(): Value | undefined
}

export function loadOnce<Value, Hints extends unknown[] = []>(
  load: (...hints: Hints) => Promise<Value>,
): LoadOnce<Value, Hints> {
  let loading: Promise<Value> | undefined
  let value: Value | undefined
  const get = (...hints: Hints): Promise<Value> => {
    loading ??= load(...hints).then(
      (loaded) => {
        value = loaded
        return loaded
      },
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    )
    return loading
  }
  return Object.assign(get, { loaded: () => value })
}
