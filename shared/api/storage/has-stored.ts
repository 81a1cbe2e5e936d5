import { openLocalStorage } from './local-storage.ts'
import { openSessionStorage } from './session-storage.ts'

/** Whether the device has an entry whose key begins with the prefix. */
export const hasStored = (prefix: string): boolean =>
  [openSessionStorage, openLocalStorage].some((open) => {
    try {
      return Object.keys(open() ?? {}).some((key) => key.startsWith(prefix))
    } catch {
      return false
    }
  })
