import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { idle, type Loadable } from '../api/loading/loadable.ts'
import type { Recipients } from './recipients.ts'
import type { Book } from './rules.ts'

/** A book of a server, of which a test gives a part. */
export const testBook = (part: Partial<Book> = {}): Book => ({
  source: 'server',
  list: [],
  used: [],
  usedHere: [],
  onlySaved: undefined,
  takesCustody: false,
  ...part,
})

/** Recipients that a test gives; without a book nothing is known. */
export const stubRecipients = (book?: Book): Recipients => {
  const store = createStore<Loadable<Book>>(() =>
    book ? { status: 'ready', value: book, error: undefined } : idle,
  )
  return {
    store,
    load: vi.fn(async () => {}),
    settled: async () => book,
    save: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    restrict: vi.fn(async () => undefined),
    moveFromDevice: vi.fn(async () => undefined),
    discardOnDevice: vi.fn(),
    use: vi.fn(),
  }
}
