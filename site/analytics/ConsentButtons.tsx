import { useLingui } from '@lingui/react/macro'
import { askAgain, type Consent, consentBarId, keepConsent } from './consent.ts'
import { followConsent } from './load-analytics.ts'

interface ConsentButtonsProps {
  /** Called with the choice, which is stored by then. */
  readonly onChoose?: (consent: Consent) => void
}

/** Both answers, with equal weight. */
export function ConsentButtons({ onChoose }: ConsentButtonsProps) {
  const { t } = useLingui()
  const choose = (consent: Consent) => {
    keepConsent(consent)
    onChoose?.(consent)
    followConsent()
  }
  return (
    <div className="consent-buttons">
      <button type="button" className="button" onClick={() => choose('accepted')}>
        {t`Accept`}
      </button>
      <button type="button" className="button" onClick={() => choose('declined')}>
        {t`Decline`}
      </button>
    </div>
  )
}

/** Asks again, at any time. */
export function ConsentButton() {
  const { t } = useLingui()
  const ask = () => {
    askAgain()
    const bar = document.getElementById(consentBarId)
    bar?.scrollIntoView({ block: 'center' })
    bar?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="consent-open" onClick={ask}>
      {t`Analytics choice`}
    </button>
  )
}
