/**
 * A value that is loaded on the first call and kept; after a failure, the next call loads it again.
 */
export interface LoadOnce<Value> {
  (): Promise<Value>
  /** The value, once it is loaded. */
  loaded(): Value | undefined
}

export function loadOnce<Value>(load: () => Promise<Value>): LoadOnce<Value> {
  let loading: Promise<Value> | undefined
  let value: Value | undefined
  const get = (): Promise<Value> => {
    loading ??= load().then(
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
