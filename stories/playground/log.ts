/** The last entries of a log, newest first; for `useSyncExternalStore`. */
export interface Log<Entry> {
  readonly add: (entry: Entry) => void
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => readonly Logged<Entry>[]
}

export type Logged<Entry> = Entry & { readonly id: number; readonly at: Date }

/** Older entries are dropped. */
const maxEntries = 200

export function createLog<Entry extends object>(): Log<Entry> {
  const listeners = new Set<() => void>()
  let entries: readonly Logged<Entry>[] = []
  let last = 0
  const set = (next: readonly Logged<Entry>[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  return {
    add: (entry) => {
      last += 1
      set([{ ...entry, id: last, at: new Date() }, ...entries].slice(0, maxEntries))
    },
    clear: () => set([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => entries,
  }
}
