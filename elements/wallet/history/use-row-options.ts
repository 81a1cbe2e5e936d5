import { useMemo, useState } from 'react'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { heightOf, type Scroller, scrolledBy } from './scroller.ts'

/** The estimated height of a row in pixels, until one of its kind was on screen. */
const usualHeight = 100

/** Rows of one kind are alike in height. */
const kindOf = (record: HistoryRecord): string => {
  const { status, reviews, failReason, address, converted, counterparty, mainnetType } = record
  const hasPlace = Boolean(counterparty || mainnetType)
  return [
    status,
    reviews?.length,
    failReason,
    address?.length,
    converted?.currency,
    hasPlace,
  ].join()
}

interface RowsAt {
  readonly records: readonly HistoryRecord[]
  /** Where the list begins in what scrolls. */
  readonly begin: number
}

/** What a virtualizer of rows needs, of the page or of an element that scrolls. */
export function useRowOptions({ records, begin }: RowsAt, scroller: Scroller) {
  // A correct estimate saves a measurement once the row is rendered.
  const [heights] = useState(() => new Map<string, number>())
  // New functions would make the virtualizer measure all rows again at each render.
  const ofRecords = useMemo(() => {
    const kindAt = (at: number) => kindOf(records[at] as HistoryRecord)
    const estimateSize = (at: number) => heights.get(kindAt(at)) ?? usualHeight
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
        heights.set(kindAt(at), height)
        return height
      },
    }
  }, [records, heights])
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
