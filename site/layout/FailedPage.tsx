import { useLingui } from '@lingui/react/macro'

/** Tells that the next page could not be loaded; the previous page stays, with a retry button. */
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
