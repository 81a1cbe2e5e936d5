import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { ConsentButtons } from './ConsentButtons.tsx'
import { chosenConsent, refusesTracking, watchConsent } from './consent.ts'
import './consent.css'

/** `refused`: by a signal of the browser. */
const read = () => chosenConsent() ?? (refusesTracking() ? 'refused' : 'open')

/** Below the cookie text: what counts now, and the buttons that change it. */
export function ConsentChoice() {
  const { t } = useLingui()
  const now = useSyncExternalStore(watchConsent, read, () => 'open' as const)
  const texts = {
    accepted: t`You have accepted analytics.`,
    declined: t`You have declined analytics. Nothing of it is loaded.`,
    refused: t`Your browser asks sites not to track you, so no analytics is loaded.`,
    open: t`You have not decided yet. No analytics is loaded.`,
  }
  return (
    <div className="consent-choice">
      <p role="status">{texts[now]}</p>
      <ConsentButtons />
    </div>
  )
}
