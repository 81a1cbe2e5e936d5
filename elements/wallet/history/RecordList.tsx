import { useLingui } from '@lingui/react'
import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { useActions, useModel, useWalletState } from '../model/context.ts'
import { stepOf } from '../model/state.ts'
import type { BeginsDay } from './days.ts'
import type { Position } from './history.ts'
import { ListRow } from './ListRow.tsx'
import { beginOf, type Scroller, scrollerOf } from './scroller.ts'
import { useHistoryState } from './use-history-state.ts'
import { useDays, useRowOptions } from './use-row-options.ts'

/** The next page is requested this many records before the end of the list. */
const askAhead = 20

/** The button of a record, if its row is in the document. */
const buttonOf = (root: ShadowRoot | undefined, orderNumber: string | undefined) =>
  Array.from(root?.querySelectorAll<HTMLElement>('[data-order]') ?? []).find(
    ({ dataset }) => dataset.order === orderNumber,
  )

interface ListProps {
  readonly records: readonly HistoryRecord[]
}

interface RowsProps extends ListProps {
  readonly beginsDay: BeginsDay
}

/** The records; only those on screen and a few around them are in the document. */
export const RecordList = (props: ListProps) => {
  const { history } = useActions()
  const beginsDay = useDays(props.records)
  const list = useRef<HTMLUListElement>(null)
  // Read before `history.open` forgets it.
  const [savedPosition] = useState(() => history.store.getState().position)
  const [place, setPlace] = useState<{ scroller: Scroller; begin: number }>()
  useLayoutEffect(() => {
    if (!list.current) return
    const scroller = scrollerOf(list.current)
    const above = list.current.closest('.tw-history')?.firstElementChild
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
      beginsDay={beginsDay}
      savedPosition={savedPosition}
      list={list}
      scroller={scroller}
      begin={begin}
    />
  ) : (
    <RowsInPage
      {...props}
      beginsDay={beginsDay}
      savedPosition={savedPosition}
      list={list}
      begin={begin}
    />
  )
}

interface PlacedProps extends RowsProps {
  readonly list: RefObject<HTMLUListElement | null>
  readonly begin: number
  /** Where the person was before a record was opened. */
  readonly savedPosition: Position | undefined
}

const RowsInPage = (props: PlacedProps) => {
  const virtualizer = useWindowVirtualizer<HTMLLIElement>(useRowOptions(props, window))
  return <Rows {...props} virtualizer={virtualizer} />
}

const RowsInElement = ({ scroller, ...props }: PlacedProps & { scroller: HTMLElement }) => {
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...useRowOptions(props, scroller),
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

const Rows = (props: DrawnProps) => {
  const { records, beginsDay, list, begin, savedPosition, virtualizer } = props
  const { i18n } = useLingui()
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
    const button = buttonOf(root, returnsTo.current)
    if (!button) return
    returnsTo.current = undefined
    // The title has the focus unless it is elsewhere on the page.
    if (root?.activeElement?.matches('h2')) button.focus({ preventScroll: true })
  }, [items, list])

  const current = useWalletState((state) => (stepOf(state) === 'RECORD' ? state.orderNumber : ''))
  const opened = useRef(current)
  useEffect(() => {
    const closed = opened.current
    opened.current = current
    const root = list.current?.getRootNode() as ShadowRoot | undefined
    // The focus was in the record beside the list, or is where the person has put it.
    if (!closed || current || root?.activeElement) return
    focusUnlessBusy(buttonOf(root, closed) ?? root?.querySelector('h2'), { preventScroll: true })
  }, [current, list])

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
            <ListRow
              key={key}
              index={index}
              count={hasMore ? -1 : records.length}
              day={beginsDay(index) ? formatDate(record.date, 'weekday', i18n.locale) : undefined}
              record={record}
              isCurrent={record.orderNumber === current}
              measure={virtualizer.measureElement}
              onOpen={open}
            />
          )
        )
      })}
    </ul>
  )
}
