import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { isAnswered } from '../../../shared/api/loading/loadable.ts'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { LoadingSkeleton } from '../../../shared/orders/notices/LoadingSkeleton.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { focusHeading } from '../../../shared/ui/focus-heading.ts'
import { useReady } from '../hub/use-ready.ts'
import { useActions, useModel, useWalletState } from '../model/context.ts'
import { stepOf } from '../model/state.ts'
import { Filters } from './Filters.tsx'
import { isInOrder, noFilter } from './filter.ts'
import { RecordList } from './RecordList.tsx'
import { RecordPanel } from './RecordPanel.tsx'
import { beginOf, scrolledBy, scrollerOf } from './scroller.ts'
import { useHistoryState } from './use-history-state.ts'
import { useRoomBeside } from './use-room-beside.ts'

/** Whether the beginning of the list, if there is one, is on screen. */
function isAtTop(screen: HTMLElement | null): boolean {
  const list = screen?.querySelector('.tw-rows')
  if (!list) return screen !== null
  const scroller = scrollerOf(list)
  return scrolledBy(scroller) <= beginOf(list, scroller)
}

/** HISTORY: all records, by type, status, dates and search, and beside them the one that is open. */
export function History() {
  const { t } = useLingui()
  const { history } = useActions()
  const records = useHistoryState((state) => state.records)
  const status = useHistoryState((state) => state.status)
  const root = useRef<HTMLDivElement>(null)
  const count = records.length
  const { store } = useModel()
  const open = useWalletState((state) => (stepOf(state) === 'RECORD' ? state.orderNumber : ''))
  useRoomBeside(root)
  useReady(isAnswered({ status }))
  const isOpened = useRef(false)
  useEffect(() => {
    // The effect also runs when the element is back on the page: then `paused` has refreshed the list.
    if (!isOpened.current) history.open(() => isAtTop(root.current))
    isOpened.current = true
    addEventListener('online', history.retry)
    return () => removeEventListener('online', history.retry)
  }, [history])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is beside the list
    <div
      ref={root}
      className="tw-history"
      aria-busy={status === 'loading' || status === 'more'}
      onKeyDown={({ key, target }) => {
        const isInDialog = target instanceof Element && target.closest('dialog, .tw-filters')
        if (open && key === 'Escape' && !isInDialog) store.back()
      }}
    >
      <Filters />
      <div className="tw-history-list">
        {count > 0 && (
          <div className="tw-list-head" aria-hidden="true">
            <span>{t`Time`}</span>
            <span>{t`Type`}</span>
            <span>{t({ message: 'Details', context: 'record' })}</span>
            <span>{t`Status`}</span>
            <span>{t`Amount`}</span>
          </div>
        )}
        {count > 0 && <RecordList records={records} />}
        <p className="tw-hidden" role="status">
          {status === 'ready' &&
            count > 0 &&
            t`${plural(count, { one: '# record', other: '# records' })} loaded`}
        </p>
        <End root={root} />
      </div>
      {open && <RecordPanel key={open} />}
    </div>
  )
}

/** The end of the list: loading, an error, or that there are no records. */
const End = ({ root }: { root: RefObject<HTMLElement | null> }) => {
  const { t } = useLingui()
  const { history } = useActions()
  const { error, filter, next, records, status } = useHistoryState((state) => state)
  if (status === 'failed') {
    const retry = () => {
      // The records that follow are read after the last one.
      const rows = root.current?.querySelectorAll<HTMLElement>('[data-order]') ?? []
      Array.from(rows).at(-1)?.focus({ preventScroll: true })
      history.retry()
    }
    return <LoadError of={{ error }} onRetry={retry} />
  }
  if (!isAnswered({ status }))
    return <LoadingSkeleton text={t`Loading your records`} shape="records" rows={6} />
  if (status === 'more' || next)
    return <LoadingSkeleton text={t`Loading your records`} shape="records" rows={2} />
  if (records.length > 0) return <p className="tw-list-end">{t`There are no more records.`}</p>
  const isFiltered = Object.entries(noFilter).some(
    ([key, value]) => filter[key as keyof typeof filter] !== value,
  )
  return (
    <div className="tw-list-end">
      <p>
        {!isInOrder(filter)
          ? t`The first day is after the last one.`
          : isFiltered
            ? t`No records match this filter.`
            : t`There are no records yet.`}
      </p>
      {isFiltered && (
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            focusHeading(currentTarget)
            history.setFilter(noFilter)
          }}
        >
          {t`Clear the filter`}
        </Button>
      )}
    </div>
  )
}
