import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Answer, ApiError } from '../../../shared/api/errors.ts'
import type { HistoryPage, HistoryRecord } from '../../../shared/api/wire/history.ts'
import type { HistoryQuery } from '../../../shared/api/wire/requests.ts'
import { allows, type Filter, isInOrder, noFilter, queryOf } from './filter.ts'

/** Where a person was in the list. */
export interface Position {
  /** The record that was opened. */
  readonly orderNumber: string
}

export interface HistoryState {
  readonly filter: Filter
  readonly records: readonly HistoryRecord[]
  /** Cursor of the page after the last record; `null` at the end, or if the first page failed. */
  readonly next: string | null
  /** `more`: a further page is loading. */
  readonly status: 'idle' | 'loading' | 'more' | 'ready' | 'failed'
  /** Why the last page could not be loaded. */
  readonly error: ApiError | undefined
  /** Whether the server searches for any part of a text; `undefined` before its first answer. */
  readonly takesContains: boolean | undefined
  /** Set while RECORD is open. */
  readonly position: Position | undefined
}

export interface History {
  readonly store: StoreApi<HistoryState>
  /**
   * Loads the first page, unless the person comes back from a record.
   *
   * @param isAtTop whether the beginning of the list is on screen
   */
  open(isAtTop?: () => boolean): void
  /** Chooses a type before the list is opened, and clears the rest of the filter. */
  preset(type: Filter['type']): void
  /** Changes the filter and loads its first page; nothing if its days are out of order. */
  setFilter(change: Partial<Filter>): void
  /** Loads the page after the last record, if there is one and none is loading. */
  loadMore(): void
  /** Loads the failed page again. */
  retry(): void
  /**
   * Loads the newest page again and keeps those after it, if the beginning of the list is on screen:
   * elsewhere, what is on screen would move. A page that failed is loaded instead.
   */
  refresh(): void
  /** Keeps the position in the list while a record is open. */
  leave(position: Position): void
  /** Forgets the position: the person has gone elsewhere. */
  forget(): void
  /** Replaces a listed record with its newer state, or drops it if the filter excludes that. */
  update(record: HistoryRecord): void
}

interface HistoryOptions {
  readonly load: (query: HistoryQuery) => Promise<Answer<HistoryPage>>
  readonly report: (error: ApiError) => void
}

/** The list of the history of one person: filter, pages, position. */
export function createHistory({ load, report }: HistoryOptions): History {
  const store = createStore<HistoryState>(() => ({
    filter: noFilter,
    records: [],
    next: null,
    status: 'idle',
    error: undefined,
    takesContains: undefined,
    position: undefined,
  }))
  const { getState: get, setState: set } = store
  /** The latest load; only its answer counts. */
  let turn = {}
  /** The order numbers of the listed records, kept for the next page: a long list takes time to read. */
  let listedNumbers: { records: readonly HistoryRecord[]; numbers: Set<string> } | undefined
  let isAtBeginning = () => false

  const query = () => queryOf(get().filter, get().takesContains)

  /**
   * Loads the page at a cursor, and those after it until one has a record that is not listed. A search
   * starts again, once, if the answer says that the server takes it in the other way.
   */
  const fetchPage = async (first: string | null, isSecondTry = false): Promise<void> => {
    const own = {}
    turn = own
    const { filter } = get()
    if (!isInOrder(filter)) return set({ status: 'ready', error: undefined })
    set({ status: first ? 'more' : 'loading', error: undefined })
    // A page that leads back to one of these would be requested for ever.
    const requested = new Set<string>()
    let cursor = first
    for (;;) {
      if (cursor) requested.add(cursor)
      const answer = await load({ ...query(), ...(cursor && { cursor }) })
      if (turn !== own) return
      if (!answer.ok) {
        set({ status: 'failed', error: answer.error, next: first && cursor })
        report(answer.error)
        return
      }
      const { list, next } = answer.value
      const takesContains = answer.value.takesContains === true
      const isOtherSearch = takesContains !== Boolean(get().takesContains)
      if (takesContains !== get().takesContains) set({ takesContains })
      if (isOtherSearch && filter.search && !isSecondTry) return fetchPage(null, true)
      const listed = first ? get().records : []
      // A record that was added meanwhile may move another one to the next page.
      const known =
        listedNumbers?.records === listed
          ? listedNumbers.numbers
          : new Set(listed.map(({ orderNumber }) => orderNumber))
      const added = list.filter(({ orderNumber }) => {
        if (known.has(orderNumber)) return false
        known.add(orderNumber)
        return true
      })
      cursor = next && !requested.has(next) ? next : null
      if (cursor && added.length === 0) continue
      const records = [...listed, ...added]
      listedNumbers = { records, numbers: known }
      set({ records, next: cursor, status: 'ready' })
      return
    }
  }

  /** Loads the newest records again and keeps those after them. */
  const fetchNewest = async () => {
    const own = {}
    turn = own
    const answer = await load(query())
    if (turn !== own) return
    if (!answer.ok) return report(answer.error)
    const { list, next } = answer.value
    // A page without records does not say that there are none.
    if (next && list.length === 0) return
    const newest = new Set(list.map(({ orderNumber }) => orderNumber))
    const { records } = get()
    const known = records.findLastIndex(({ orderNumber }) => newest.has(orderNumber))
    // Without a record in common, there may be others between the two pages.
    if (!next || known < 0) set({ records: list, next: next ?? null })
    else set({ records: [...list, ...records.slice(known + 1)] })
  }

  const retry = () => {
    const { next, status } = get()
    if (status === 'failed') void fetchPage(next)
  }

  return {
    store,
    open(isAtTop = () => false) {
      isAtBeginning = isAtTop
      const { position, records } = get()
      set({ position: undefined })
      if (!position || records.length === 0) void fetchPage(null)
    },
    preset: (type) => set({ filter: { ...noFilter, type }, records: [], next: null }),
    setFilter(change) {
      set({ filter: { ...get().filter, ...change }, records: [], next: null })
      void fetchPage(null)
    },
    loadMore() {
      const { next, status } = get()
      if (next && status === 'ready') void fetchPage(next)
    },
    retry,
    refresh() {
      const { filter, status } = get()
      retry()
      if (status === 'ready' && isInOrder(filter) && isAtBeginning()) void fetchNewest()
    },
    leave: (position) => set({ position }),
    forget: () => set({ position: undefined }),
    update(record) {
      const { filter, records } = get()
      const at = records.findIndex(({ orderNumber }) => orderNumber === record.orderNumber)
      const kept = allows(filter, record.status) ? [record] : []
      if (at >= 0) set({ records: [...records.slice(0, at), ...kept, ...records.slice(at + 1)] })
    },
  }
}
