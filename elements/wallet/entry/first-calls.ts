import { getWalletHomePage } from '../../../shared/api/endpoints/home.ts'
import { getBankCard, getHistory } from '../../../shared/api/endpoints/wallet.ts'
import type { FirstCall, FirstCalls } from '../../../shared/element/entry/prefetch.ts'
import type { ScreenName } from '../declaration.ts'

/** The first call of each screen, if the element opens with it. */
const calls: Readonly<Record<ScreenName, FirstCall>> = {
  hub: { endpoint: getWalletHomePage },
  history: { endpoint: getHistory },
  'bind-card': { endpoint: getBankCard },
  convert: { endpoint: getWalletHomePage },
}

export const firstCalls = ({ screen }: { screen: ScreenName }): FirstCalls => [calls[screen]]
