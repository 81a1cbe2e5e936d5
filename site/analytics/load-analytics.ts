import { loadOnce } from '../../shared/api/loading/load-once.ts'
import { brand } from '../brand.ts'
import { loadScript } from '../third-party/load-script.ts'
import { hasConsent } from './consent.ts'

const load = loadOnce(async () => {
  if (brand.analytics) await loadScript(brand.analytics.script)
})

/** Whether the document holds the script, which nothing can take back. */
let isLoaded = false

/** Loads the script of the analytics, once, if there is one and the visitor has accepted it. */
export function loadAnalytics(): void {
  if (!brand.analytics || !hasConsent()) return
  isLoaded = true
  load().catch(() => undefined)
}

/** After a choice: loads the script, or loads the page again without it. */
export function followConsent(): void {
  if (hasConsent()) loadAnalytics()
  else if (isLoaded) location.reload()
}
