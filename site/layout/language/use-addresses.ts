import { useLocationProperty } from 'wouter/use-browser-location'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { addressOf } from '../../languages.ts'
import type { Place } from '../../routes.ts'
import { useHydrated } from '../../use-hydrated.ts'

/**
 * The address of a page in each language. What only the browser knows is added there: the query,
 * the hash, a contract's token.
 */
export function useAddresses(place: Place): (locale: Locale) => string {
  const isHydrated = useHydrated()
  const rest = useLocationProperty(
    () => location.search + location.hash,
    () => '',
  )
  const path = place.name === 'contract' && !isHydrated ? '/contract/-' : place.path
  return (locale) => addressOf(locale, path) + rest
}
