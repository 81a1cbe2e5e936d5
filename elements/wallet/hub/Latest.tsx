import { useLingui } from '@lingui/react/macro'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { LoadingSkeleton } from '../../../shared/orders/notices/LoadingSkeleton.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { useModel, useWalletState } from '../model/context.ts'
import { latestCount } from '../model/state.ts'
import { RecordRow } from '../record/RecordRow.tsx'
import { isLost, useHasFailed } from './HubLoadError.tsx'
import { useHubRecords } from './use-hub-records.ts'

/** The latest records, except those in progress above, and the button that opens all of them. */
export const Latest = () => {
  const { t } = useLingui()
  const { store } = useModel()
  const latest = useWalletState((state) => state.latest)
  const open = useWalletState((state) => state.inProgress)
  const isHidden = useWalletState((state) => state.isHidden)
  const hasHubFailed = useHasFailed()
  const { inProgress, latest: records } = useHubRecords()
  if (isLost(latest) && hasHubFailed) return null
  const retry = () => {
    void store.load('latest')
    if (isLost(open)) void store.load('inProgress')
  }
  return (
    <section className="tw-hub-part">
      <header>
        <h3>{t`Latest records`}</h3>
        <Button variant="quiet" onClick={() => store.go('HISTORY')}>{t`History`}</Button>
      </header>
      {records?.map((record) => (
        <RecordRow
          key={record.orderNumber}
          record={record}
          onOpen={store.openRecord}
          isHidden={isHidden}
        />
      ))}
      {records?.length === 0 && (
        <p className="tw-none">
          {inProgress.length > 0 ? t`There are no more records.` : t`There are no records yet.`}
        </p>
      )}
      {!records &&
        (isLost(latest) ? (
          <LoadError of={latest} onRetry={retry} />
        ) : (
          <LoadingSkeleton text={t`Loading your records`} shape="records" rows={latestCount} />
        ))}
    </section>
  )
}
