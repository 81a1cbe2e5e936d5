import { useLingui } from '@lingui/react/macro'
import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { HistoryRecord } from '../../../../shared/api/wire/history.ts'
import { useReviewSteps } from '../../../../shared/transfers/use-review-steps.ts'
import { ReviewProgress } from '../../../../shared/ui/ReviewProgress.tsx'
import { useActions, useModel } from '../../context.ts'
import type { Position } from '../../history/history.ts'
import { RecordRow } from '../../records/RecordRow.tsx'
import { beginOf, heightOf, type Scroller, scrolledBy, scrollerOf } from './scroller.ts'
import { useHistoryState } from './use-history-state.ts'

/** The next page is requested this many records before the end of the list. */
const askAhead = 20

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

interface RowsProps {
  readonly records: readonly HistoryRecord[]
}

/** The records; only those on screen and a few around them are in the document. */
export const RecordList = (props: RowsProps) => {
  const { history } = useActions()
  const list = useRef<HTMLUListElement>(null)
  // Read before `history.open` forgets it.
  const [savedPosition] = useState(() => history.store.getState().position)
  const [place, setPlace] = useState<{ scroller: Scroller; begin: number }>()
  useLayoutEffect(() => {
    if (!list.current) return
    const scroller = scrollerOf(list.current)
    const above = list.current.previousElementSibling
    const look = () => {
      // The rows render their own list in place of the empty one.
      if (!list.current) return
      const begin = beginOf(list.current, scroller)
      setPlace((before) => (before?.begin === begin ? before : { scroller, begin }))
    }
    look()
    // Content above the list may grow.
    const observer = new ResizeObserver(look)
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
    <RowsInElement
      {...props}
      savedPosition={savedPosition}
      list={list}
      scroller={scroller}
      begin={begin}
    />
  ) : (
    <RowsInPage {...props} savedPosition={savedPosition} list={list} begin={begin} />
  )
}

interface PlacedProps extends RowsProps {
  readonly list: RefObject<HTMLUListElement | null>
  readonly begin: number
  /** Where the person was before a record was opened. */
  readonly savedPosition: Position | undefined
}

/** What both virtualizers need. */
function useOptions({ records, begin }: PlacedProps, scroller: Scroller) {
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

const RowsInPage = (props: PlacedProps) => {
  const virtualizer = useWindowVirtualizer<HTMLLIElement>(useOptions(props, window))
  return <Rows {...props} virtualizer={virtualizer} />
}

const RowsInElement = ({ scroller, ...props }: PlacedProps & { scroller: HTMLElement }) => {
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...useOptions(props, scroller),
    getScrollElement: () => scroller,
  })
  return <Rows {...props} virtualizer={virtualizer} />
}

interface DrawnProps extends PlacedProps {
  readonly virtualizer: {
    getVirtualItems(): VirtualItem[]
    getTotalSize(): number
    measureElement(node: HTMLLIElement | null): void
    scrollToIndex(index: number, options: { align: 'center' }): void
  }
}

const Rows = ({ records, list, begin, savedPosition, virtualizer }: DrawnProps) => {
  const { history } = useActions()
  const { store } = useModel()
  const hasMore = useHistoryState(({ next }) => next !== null)
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0

  useEffect(() => {
    if (hasMore && last >= records.length - askAhead) history.loadMore()
  }, [hasMore, last, records.length, history])

  const returnsTo = useRef(savedPosition?.orderNumber)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on the way back
  useLayoutEffect(() => {
    const at = records.findIndex(({ orderNumber }) => orderNumber === returnsTo.current)
    // After the frame has focused its title, and before anything is painted.
    if (at >= 0) queueMicrotask(() => virtualizer.scrollToIndex(at, { align: 'center' }))
  }, [])
  useEffect(() => {
    const root = list.current?.getRootNode() as ShadowRoot | undefined
    if (!returnsTo.current || !items.some(({ key }) => key === returnsTo.current)) return
    for (const button of root?.querySelectorAll<HTMLElement>('[data-order]') ?? []) {
      if (button.dataset.order !== returnsTo.current) continue
      returnsTo.current = undefined
      // The title has the focus unless it is elsewhere on the page.
      if (root?.activeElement?.matches('h2')) button.focus({ preventScroll: true })
    }
  }, [items, list])

  const leave = useRef<(record: HistoryRecord) => void>(undefined)
  leave.current = (record) => {
    history.leave({ orderNumber: record.orderNumber })
    store.openRecord(record)
  }
  const [open] = useState(() => (record: HistoryRecord) => leave.current?.(record))

  return (
    <ul
      ref={list}
      className="tw-rows"
      style={{ height: virtualizer.getTotalSize(), paddingTop: (items[0]?.start ?? begin) - begin }}
    >
      {items.map(({ index, key }) => {
        const record = records[index]
        return (
          record && (
            <Row
              key={key}
              index={index}
              count={hasMore ? -1 : records.length}
              record={record}
              measure={virtualizer.measureElement}
              onOpen={open}
            />
          )
        )
      })}
    </ul>
  )
}

interface RowProps {
  readonly index: number
  /** The number of all records; -1 while it is unknown. */
  readonly count: number
  readonly record: HistoryRecord
  readonly measure: (node: HTMLLIElement | null) => void
  readonly onOpen: (record: HistoryRecord) => void
}

const Row = memo(({ index, count, record, measure, onOpen }: RowProps) => {
  const isReviewed = record.status === 'Auditing' && Boolean(record.reviews?.length)
  return (
    <li ref={measure} data-index={index} aria-posinset={index + 1} aria-setsize={count}>
      <RecordRow record={record} onOpen={onOpen}>
        <Identity record={record} />
        {isReviewed && <Reviews record={record} />}
      </RecordRow>
    </li>
  )
})

/** Order number and address, unshortened: they distinguish records of one kind. */
const Identity = ({ record: { orderNumber, address } }: { record: HistoryRecord }) => {
  const { t } = useLingui()
  return (
    <div className="tw-identity">
      <small>
        {t`Order number`} <code lang="en">{orderNumber}</code>
      </small>
      {address && (
        <small>
          {t`Address`} <code lang="en">{address}</code>
        </small>
      )}
    </div>
  )
}

const Reviews = ({ record }: { record: HistoryRecord }) => {
  const { t } = useLingui()
  const stepsOf = useReviewSteps(record.type === 'DEPOSIT')
  return <ReviewProgress label={t`Review`} steps={stepsOf(record)} />
}
