import { openLocalStorage } from '../../shared/api/storage/local-storage.ts'

/** The place of the question in a page, to which the footer leads. */
export const consentBarId = 'analytics'

/** What a visitor has said to analytics. */
export type Consent = 'accepted' | 'declined'

/** Key in local storage: a choice counts for every tab, and for later visits. */
const name = 'analytics'

/** Class on the root while the visitor is asked; the boot script sets it before the first paint. */
const askClass = 'asks-consent'

/** Event on the window when the choice changes. */
const change = 'site-consent'

/** The choice of this page, if storage is full or forbidden. */
let chosenHere: Consent | undefined

/** What was chosen; `undefined` if nothing was. */
export function chosenConsent(): Consent | undefined {
  const kept = openLocalStorage()?.getItem(name)
  return kept === 'accepted' || kept === 'declined' ? kept : chosenHere
}

/** Whether the browser asks sites not to track: Global Privacy Control or Do Not Track. */
export const refusesTracking = (): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}

/** Only a visitor who has accepted is counted. */
export const hasConsent = (): boolean => chosenConsent() === 'accepted'

/** Stores the choice. */
export function keepConsent(consent: Consent): void {
  chosenHere = consent
  try {
    openLocalStorage()?.setItem(name, consent)
  } catch {
    // The choice lasts as long as the page.
  }
  document.documentElement.classList.remove(askClass)
  dispatchEvent(new Event(change))
}

/** Shows the question unless it is answered, by the visitor or by a signal of the browser. */
export const askForConsent = (): void => {
  const isOpen = !chosenConsent() && !refusesTracking()
  document.documentElement.classList.toggle(askClass, isOpen)
}

/** Shows the question again. */
export const askAgain = (): void => document.documentElement.classList.add(askClass)

/** Also calls back if the choice changes in another tab. */
export function watchConsent(onChange: () => void): () => void {
  addEventListener(change, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(change, onChange)
    removeEventListener('storage', onChange)
  }
}
