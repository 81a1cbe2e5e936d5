import { useEffect } from 'react'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { hasChanged } from '../../../shared/orders/submission/has-changed.ts'
import { isFollowed } from '../../../shared/orders/submission/is-followed.ts'
import { pollRecord } from '../history/record-polling.ts'
import { useActions, useModel } from '../model/context.ts'

/** Polls the record on screen until its review is decided, and a withdrawal is paid. */
export function useRecordPolling(record: HistoryRecord): void {
  const { messages, store } = useModel()
  const { report } = messages
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
      },
    })
  }, [isOpen, orderNumber, recordOf, store, report])
}
