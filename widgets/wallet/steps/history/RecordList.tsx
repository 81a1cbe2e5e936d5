import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { HistoryRecord } from '../../../../shared/api/wire/history.ts'
import { useReviewSteps } from '../../../../shared/transfers/use-review-steps.ts'
import { ReviewProgress } from '../../../../shared/ui/ReviewProgress.tsx'
import { useActions, useModel } from '../../context.ts'
import { RecordRow } from '../../records/RecordRow.tsx'
import { beginOf, heightOf, type Scroller, scrolledBy, scrollerOf } from './scroller.ts'
import { useHistoryState } from './use-history-state.ts'

/** How many records before the end of the list the next page is asked for. */
const askAhead = 20

/** Of rows that are not on screen yet, in pixels. */
const rowHeight = { usual: 76, failed: 100, reviewed: 220 } as const

const estimate = ({ status, reviews }: HistoryRecord): number => {
  if (status === 'Auditing' && reviews?.length) return rowHeight.reviewed
  return status === 'Fail' ? rowHeight.failed : rowHeight.usual
}

interface RowsProps {
  readonly records: readonly HistoryRecord[]
  readonly reviewLabel: string
}

/** The records; only those on screen and a few around them are in the document. */
export const RecordList = (props: RowsProps) => {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<{ scroller: Scroller; begin: number }>()
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const scroller = scrollerOf(current)
    const look = () => {
      const begin = beginOf(current, scroller)
      setPlace((before) => (before?.begin === begin ? before : { scroller, begin }))
    }
    look()
    // What is above the list may grow.
    const observer = new ResizeObserver(look)
    const above = current.previousElementSibling
    if (above) observer.observe(above)
    addEventListener('resize', look)
    return () => {
      observer.disconnect()
      removeEventListener('resize', look)
    }
  }, [])
  if (!place) return <ul ref={list} className="tw-rows" />
  const { scroller, begin } = place
  return scroller instanceof HTMLElement ? (
    <RowsInElement {...props} list={list} scroller={scroller} begin={begin} />
  ) : (
    <RowsInPage {...props} list={list} begin={begin} />
  )
}

interface PlacedProps extends RowsProps {
  readonly list: RefObject<HTMLUListElement | null>
  readonly begin: number
}

/** What both virtualizers need. */
function useOptions({ records, begin }: PlacedProps, scroller: Scroller) {
  const { history } = useActions()
  const [kept] = useState(history.takePosition)
  return {
    kept,
    options: {
      count: records.length,
      estimateSize: (at: number) => estimate(records[at] as HistoryRecord),
      getItemKey: (at: number) => records[at]?.orderNumber ?? at,
      overscan: 8,
      scrollMargin: begin,
      initialRect: { width: 0, height: heightOf(scroller) },
      initialOffset: () => (kept ? begin + kept.offset : scrolledBy(scroller)),
      ...(kept && { initialMeasurementsCache: kept.measured as VirtualItem[] }),
      // A render in a scroll event would be one long task.
      useFlushSync: false,
    },
  }
}

const RowsInPage = (props: PlacedProps) => {
  const { kept, options } = useOptions(props, window)
  const virtualizer = useWindowVirtualizer<HTMLLIElement>(options)
  return <Rows {...props} kept={kept} scroller={window} virtualizer={virtualizer} />
}

const RowsInElement = ({ scroller, ...props }: PlacedProps & { scroller: HTMLElement }) => {
  const { kept, options } = useOptions(props, scroller)
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...options,
    getScrollElement: () => scroller,
  })
  return <Rows {...props} kept={kept} scroller={scroller} virtualizer={virtualizer} />
}

interface DrawnProps extends PlacedProps {
  readonly kept: ReturnType<typeof useOptions>['kept']
  readonly scroller: Scroller
  readonly virtualizer: {
    getVirtualItems(): VirtualItem[]
    getTotalSize(): number
    measureElement(node: HTMLLIElement | null): void
    takeSnapshot(): VirtualItem[]
  }
}

const Rows = ({ records, reviewLabel, list, begin, kept, scroller, virtualizer }: DrawnProps) => {
  const { history } = useActions()
  const { store } = useModel()
  const hasMore = useHistoryState(({ next }) => next !== null)
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0

  useEffect(() => {
    if (hasMore && last >= records.length - askAhead) history.loadMore()
  }, [hasMore, last, records.length, history])

  useLayoutEffect(() => {
    if (!kept) return
    const restore = () => {
      scroller.scrollTo({ top: begin + kept.offset })
      requestAnimationFrame(() => {
        const root = list.current?.getRootNode() as ShadowRoot | undefined
        // The title has the focus unless it is elsewhere on the page.
        if (!root?.activeElement?.matches('h2')) return
        for (const button of root.querySelectorAll<HTMLElement>('[data-order]')) {
          if (button.dataset.order === kept.orderNumber) button.focus({ preventScroll: true })
        }
      })
    }
    // After the frame has focused its title, and before anything is painted.
    queueMicrotask(restore)
  }, [kept, begin, scroller, list])

  const leave = useRef<(record: HistoryRecord) => void>(undefined)
  leave.current = (record) => {
    history.leave({
      orderNumber: record.orderNumber,
      offset: scrolledBy(scroller) - begin,
      measured: virtualizer.takeSnapshot(),
    })
    store.openRecord(record)
  }
  const [open] = useState(() => (record: HistoryRecord) => leave.current?.(record))

  return (
    <ul ref={list} className="tw-rows" style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ index, key, start }) => {
        const record = records[index]
        return (
          record && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : records.length}
              style={{ translate: `0 ${start - begin}px` }}
            >
              <Row record={record} reviewLabel={reviewLabel} onOpen={open} />
            </li>
          )
        )
      })}
    </ul>
  )
}

interface RowProps {
  readonly record: HistoryRecord
  readonly reviewLabel: string
  readonly onOpen: (record: HistoryRecord) => void
}

const Row = memo(({ record, reviewLabel, onOpen }: RowProps) => {
  const isReviewed = record.status === 'Auditing' && Boolean(record.reviews?.length)
  return (
    <RecordRow record={record} onOpen={onOpen}>
      {isReviewed && <Reviews record={record} label={reviewLabel} />}
    </RecordRow>
  )
})

const Reviews = ({ record, label }: { record: HistoryRecord; label: string }) => {
  const stepsOf = useReviewSteps(record.type === 'DEPOSIT')
  return <ReviewProgress label={label} steps={stepsOf(record)} />
}
