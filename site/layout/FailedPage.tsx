import { useLingui } from '@lingui/react/macro'

/** The next page could not be had: the one before it is still there, and so is the way. */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <div className="failed-page" role="alert">
      <div className="wrap">
        <p>{t`This page could not be loaded.`}</p>
        <button type="button" className="button" onClick={onRetry}>
          {t`Try again`}
        </button>
      </div>
    </div>
  )
}
