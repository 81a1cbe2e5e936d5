import { useLingui } from '@lingui/react/macro'

/** Stands in the place of a part of the page that could not be drawn. */
export function FailedRegion({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <div className="failed-region" role="alert">
      <div className="wrap">
        <p>{t`This part of the page could not be shown.`}</p>
        <button type="button" className="button" onClick={onRetry}>
          {t`Try again`}
        </button>
      </div>
    </div>
  )
}
