import { useLingui } from '@lingui/react/macro'
import { askAgain, consentBarId } from './consent.ts'

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
