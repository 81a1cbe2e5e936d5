import { useLocationProperty } from 'wouter/use-browser-location'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import { useHydrated } from '../../common/use-hydrated.ts'
import { addressOf } from '../../map/languages.ts'
import { pages } from '../../map/pages.ts'
import { genericPath, type RouteMatch } from '../../map/routes.ts'

/**
 * The address of a page in each language. Query, hash and a contract's token are added in the
 * browser, because the build does not know them.
 */
export function useAddresses(match: RouteMatch): (locale: Locale) => string {
  const isHydrated = useHydrated()
  const rest = useLocationProperty(
    () => location.search + location.hash,
    () => '',
  )
  const path = isHydrated || !pages[match.name].isSecret ? match.path : genericPath(match.name)
  return (locale) => addressOf(locale, path) + rest
}
