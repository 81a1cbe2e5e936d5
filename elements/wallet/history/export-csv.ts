import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Answer, ApiError } from '../../../shared/api/errors.ts'
import type { HistoryPage } from '../../../shared/api/wire/history.ts'
import type { HistoryQuery } from '../../../shared/api/wire/requests.ts'
import { maxHistoryPage } from '../../../shared/limits.ts'
import type { Saving } from '../../../shared/paper/save-file.ts'
import { type CsvWords, csvHead, csvLine } from './csv.ts'
import { isInOrder, queryOf } from './filter.ts'
import type { HistoryState } from './history.ts'

type ExportState =
  | { readonly name: 'none' }
  | { readonly name: 'loading'; readonly count: number }
  /** Continues with `retry` where it stopped. */
  | { readonly name: 'failed'; readonly count: number; readonly error: ApiError }
  /** What came of saving the file. */
  | { readonly name: Saving['after']; readonly count: number }

export interface CsvExport {
  readonly store: StoreApi<ExportState>
  /** Loads every page of a filter and saves them as one file; nothing if its days are out of order. */
  start(of: Pick<HistoryState, 'filter' | 'takesContains'>, words: CsvWords): Promise<void>
  retry(): Promise<void>
  cancel(): void
  /** Forgets how the last export ended; one that is under way goes on. */
  dismiss(): void
}

interface ExportOptions {
  readonly load: (query: HistoryQuery, signal: AbortSignal) => Promise<Answer<HistoryPage>>
  readonly save: (file: Blob, name: string) => Promise<Saving>
  readonly report: (error: ApiError) => void
  /** Today's date, for the name of the file. */
  readonly today: () => string
}

/** Saves the history of a filter as CSV; one at a time. */
export function createCsvExport({ load, save, report, today }: ExportOptions): CsvExport {
  const store = createStore<ExportState>(() => ({ name: 'none' }))
  const set = (state: ExportState) => store.setState(state, true)
  let end = new AbortController()
  /** Continues with the page that failed to load. */
  let resume: () => Promise<void> = async () => {}

  return {
    store,
    async start({ filter, takesContains }, words) {
      if (store.getState().name === 'loading' || !isInOrder(filter)) return
      end = new AbortController()
      const { signal } = end
      const query = queryOf(filter, takesContains)
      const parts: string[] = [csvHead(words)]
      let count = 0
      let cursor: string | null | undefined
      // A page that leads back to one of these would be requested for ever.
      const requested = new Set<string>()
      // A record that was added meanwhile may move another one to the next page.
      const written = new Set<string>()
      resume = async () => {
        set({ name: 'loading', count })
        for (;;) {
          if (cursor) requested.add(cursor)
          const answer = await load(
            { ...query, ...(cursor && { cursor }), limit: String(maxHistoryPage) },
            signal,
          )
          if (signal.aborted) return
          if (!answer.ok) {
            set({ name: 'failed', count, error: answer.error })
            report(answer.error)
            return
          }
          const { list, next } = answer.value
          for (const record of list) {
            if (written.has(record.orderNumber)) continue
            written.add(record.orderNumber)
            parts.push(csvLine(record, words))
          }
          count = written.size
          if (!next || requested.has(next)) break
          cursor = next
          set({ name: 'loading', count })
        }
        const file = new Blob(parts, { type: 'text/csv;charset=utf-8' })
        const { after, isDone } = await save(file, `history-${today()}.csv`)
        if (signal.aborted) return
        const asked: ExportState = { name: after, count }
        set(asked)
        isDone?.then((done) => {
          // Another export may be under way.
          if (store.getState() === asked)
            set(done ? { name: 'none' } : { name: 'cannot save', count })
        })
      }
      await resume()
    },
    async retry() {
      if (store.getState().name === 'failed') await resume()
    },
    cancel() {
      end.abort()
      set({ name: 'none' })
    },
    dismiss() {
      if (store.getState().name !== 'loading') set({ name: 'none' })
    },
  }
}
