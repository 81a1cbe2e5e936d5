import { keysOf, type LastingStorage } from './owner.ts'

/** Begins the key of everything that was typed and is kept, whatever element and person. */
export const keptPrefix = 'tw-typed:'

/** Deletes what the forms of an element keep, or of all elements if it is empty: the person signs out. */
export function forgetKept(element: string, storage: LastingStorage | undefined): void {
  const prefix = element ? `${keptPrefix}${element}:` : keptPrefix
  for (const key of keysOf(storage, prefix)) {
    try {
      storage?.removeItem(key)
    } catch {
      // It ends with its time.
    }
  }
}
