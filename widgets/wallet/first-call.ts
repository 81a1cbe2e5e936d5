import { getWalletHomePage } from '../../shared/api/first-endpoints.ts'
import { getBankCard, getHistory } from '../../shared/api/wallet-endpoints.ts'
import type { FirstCall } from '../../shared/element/entry/prefetch.ts'
import type { Screen } from './declaration.ts'

/** What each screen asks for first, where the element opens there. */
const calls: Readonly<Record<Screen, FirstCall>> = {
  hub: { endpoint: getWalletHomePage },
  history: { endpoint: getHistory },
  'bind-card': { endpoint: getBankCard },
}

export const firstCall = ({ screen }: { screen: Screen }): FirstCall => calls[screen]
