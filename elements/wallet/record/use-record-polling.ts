import { useEffect } from 'react'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { hasChanged } from '../../../shared/orders/submission/has-changed.ts'
import { isFollowed } from '../../../shared/orders/submission/is-followed.ts'
import { pollRecord } from '../history/record-polling.ts'
import { useActions, useModel } from '../model/context.ts'

/** Polls the record on screen until its review is decided, and a withdrawal is paid. */
export function useRecordPolling(record: HistoryRecord): void {
  const { messages, page, store } = useModel()
  const { report } = messages
  const { emit } = page
  const { recordOf } = useActions()
  const { orderNumber } = record
  const isOpen = isFollowed(record)
  useEffect(() => {
    if (!isOpen) return
    return pollRecord(orderNumber, {
      load: recordOf,
      report,
      clock: globalThis,
      onRecord(record) {
        if (!hasChanged(store.getState().record.value, record)) return
        store.setState({ record: { status: 'ready', value: record, error: undefined } })
        emit('tw-record', { orderNumber, status: record.status })
      },
    })
  }, [isOpen, orderNumber, recordOf, store, emit, report])
}
