import { useLingui } from '@lingui/react/macro'

interface FailedProps {
  /** A page that could not be loaded, below which the one before stays, or a part of a page. */
  readonly what: 'page' | 'region'
  readonly onRetry: () => void
}

/** Says that something could not be shown, with a button to try again. */
export function Failed({ what, onRetry }: FailedProps) {
  const { t } = useLingui()
  return (
    <div className={what === 'page' ? 'failed-page' : 'failed-region'} role="alert">
      <div className="wrap">
        <p>
          {what === 'page'
            ? t`This page could not be loaded.`
            : t`This part of the page could not be shown.`}
        </p>
        <button type="button" className="button" onClick={onRetry}>
          {t`Try again`}
        </button>
      </div>
    </div>
  )
}
