/**
 * A value that is loaded on the first call and kept; after a failure, the next call loads it again.
 */
export interface LoadOnce<Value> {
  (): Promise<Value>
  /** The value, once it is loaded. */
  loaded(): Value | undefined
  /** Calls a listener when the value is loaded; returns a function that ends this. */
  subscribe(listener: () => void): () => void
}

export function loadOnce<Value>(load: () => Promise<Value>): LoadOnce<Value> {
  let loading: Promise<Value> | undefined
  let value: Value | undefined
  const listeners = new Set<() => void>()
  const get = (): Promise<Value> => {
    loading ??= load().then(
      (loaded) => {
        value = loaded
        for (const listener of listeners) listener()
        return loaded
      },
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    )
    return loading
  }
  return Object.assign(get, {
    loaded: () => value,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
}
