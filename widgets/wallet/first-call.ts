import { getWalletHomePage } from '../../shared/api/first-endpoints.ts'
import type { FirstCall } from '../../shared/element/entry/prefetch.ts'
import type { Screen } from './declaration.ts'

/** The balances, which the hub shows first; the other screens load more before they ask. */
export const firstCall = ({ screen }: { screen: Screen }): FirstCall | undefined =>
  screen === 'hub' ? { endpoint: getWalletHomePage } : undefined
