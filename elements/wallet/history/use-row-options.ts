import { useMemo, useState } from 'react'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { type BeginsDay, daysOf } from './days.ts'
import { heightOf, type Scroller, scrolledBy } from './scroller.ts'

/** The estimated heights of a row, and of one below the heading of its day, until one was on screen. */
const usualHeights = { row: 57, underDay: 98 }

/** Which records of the list begin a day. */
export function useDays(records: readonly HistoryRecord[]): BeginsDay {
  const [known] = useState(() => new WeakMap<HistoryRecord, string>())
  return useMemo(() => daysOf(records, known), [records, known])
}

interface RowsAt {
  readonly records: readonly HistoryRecord[]
  readonly beginsDay: BeginsDay
  /** Where the list begins in what scrolls. */
  readonly begin: number
}

/** What a virtualizer of rows needs, of the page or of an element that scrolls. */
export function useRowOptions({ records, beginsDay, begin }: RowsAt, scroller: Scroller) {
  // A correct estimate saves a measurement once the row is rendered.
  const [heights] = useState(() => ({ ...usualHeights }))
  // New functions would make the virtualizer measure all rows again at each render.
  const ofRecords = useMemo(() => {
    const kindAt = (at: number) => (beginsDay(at) ? 'underDay' : 'row')
    const estimateSize = (at: number) => heights[kindAt(at)]
    const getItemKey = (at: number) => records[at]?.orderNumber ?? at
    return {
      count: records.length,
      getItemKey,
      estimateSize,
      /** A drawn row's observer reports its height: reading it before would lay out the page twice. */
      measureElement(
        row: HTMLLIElement,
        entry: ResizeObserverEntry | undefined,
        { itemSizeCache }: { readonly itemSizeCache: ReadonlyMap<unknown, number> },
      ): number {
        const at = Number(row.dataset.index)
        const drawn = entry?.borderBoxSize[0]?.blockSize
        if (drawn === undefined) return itemSizeCache.get(getItemKey(at)) ?? estimateSize(at)
        const height = Math.round(drawn)
        heights[kindAt(at)] = height
        return height
      },
    }
  }, [records, beginsDay, heights])
  return {
    ...ofRecords,
    overscan: 4,
    scrollMargin: begin,
    initialRect: { width: 0, height: heightOf(scroller) },
    initialOffset: () => scrolledBy(scroller),
    // A render in a scroll event would be one long task.
    useFlushSync: false,
  }
}
