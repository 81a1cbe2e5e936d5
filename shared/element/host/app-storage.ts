import type { LastingStorage } from '../../api/storage/owner.ts'

/** Pairs of a key and a text; nothing for any other text. */
function readPairs(pending: string): readonly (readonly [string, string])[] {
  try {
    const pairs: unknown = JSON.parse(pending)
    if (!Array.isArray(pairs)) return []
    return pairs.filter(
      (pair): pair is [string, string] =>
        Array.isArray(pair) && pair.length === 2 && pair.every((each) => typeof each === 'string'),
    )
  } catch {
    return []
  }
}

/**
 * Storage that the app has in its care: one text, which it keeps without reading it.
 *
 * @param send tells it the text after each change; empty once nothing is left
 */
export function openAppStorage(send: (pending: string) => void): {
  readonly storage: LastingStorage
  giveBack(pending: string): void
} {
  let entries = new Map<string, string>()
  const tell = () => send(entries.size > 0 ? JSON.stringify([...entries]) : '')
  return {
    storage: {
      get length() {
        return entries.size
      },
      key: (at) => [...entries.keys()][at] ?? null,
      getItem: (key) => entries.get(key) ?? null,
      setItem(key, text) {
        entries.set(key, text)
        tell()
      },
      removeItem(key) {
        if (entries.delete(key)) tell()
      },
    },
    giveBack(pending) {
      entries = new Map(readPairs(pending))
    },
  }
}
