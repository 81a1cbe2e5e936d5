/** Something that is loaded on the first call and then stays; a failed load is tried again by the next call. */
export interface LoadOnce<Value> {
  (): Promise<Value>
  /** The value, as soon as it is here. */
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
