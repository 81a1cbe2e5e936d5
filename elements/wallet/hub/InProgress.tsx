import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { useModel, useWalletState } from '../model/context.ts'
import { RecordReviews } from '../record/RecordReviews.tsx'
import { RecordRow } from '../record/RecordRow.tsx'
import { isLost, useHasFailed } from './HubLoadError.tsx'
import { useHubRecords } from './use-hub-records.ts'

/** The newest transfers under review, each with its two reviews; nothing if there is none. */
export const InProgress = () => {
  const { t } = useLingui()
  const { actions, store } = useModel()
  const loadable = useWalletState((state) => state.inProgress)
  const latest = useWalletState((state) => state.latest)
  const isHidden = useWalletState((state) => state.isHidden)
  const hasHubFailed = useHasFailed()
  const { inProgress } = useHubRecords()
  const id = useId()
  const hasFailed = isLost(loadable)
  // Another message covers it: that of HUB, or that of the latest records.
  if (hasFailed ? hasHubFailed || isLost(latest) : inProgress.length === 0) return null
  const openAll = () => {
    // HISTORY waits for the same actions, so the filter is set before it opens.
    actions().then(
      ({ history }) => history.preset('PROCESS'),
      () => undefined,
    )
    store.go('HISTORY')
  }
  return (
    <section className="tw-hub-part">
      <header>
        <h3 id={id}>{t({ message: 'In progress', context: 'records' })}</h3>
        {loadable.value?.hasMore && (
          <Button variant="quiet" aria-describedby={id} onClick={openAll}>
            {t({ message: 'Show all', context: 'records' })}
          </Button>
        )}
      </header>
      {hasFailed ? (
        <LoadError of={loadable} onRetry={() => void store.load('inProgress')} />
      ) : (
        inProgress.map((record) => (
          <RecordRow
            key={record.orderNumber}
            record={record}
            onOpen={store.openRecord}
            isHidden={isHidden}
          >
            <RecordReviews record={record} />
          </RecordRow>
        ))
      )}
    </section>
  )
}
