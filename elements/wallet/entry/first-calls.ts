import { getWalletHomePage } from '../../../shared/api/endpoints/home.ts'
import { getBankCard, getHistory } from '../../../shared/api/endpoints/wallet.ts'
import type { EarlyCall } from '../../../shared/element/entry/early-fetch.ts'
import type { ScreenName } from '../declaration.ts'

/** The first call of each screen, if the element opens with it. */
const calls: Readonly<Record<ScreenName, EarlyCall>> = {
  hub: { endpoint: getWalletHomePage },
  history: { endpoint: getHistory },
  'bind-card': { endpoint: getBankCard },
  convert: { endpoint: getWalletHomePage },
}

export const firstCalls = ({ screen }: { readonly screen: ScreenName }): readonly EarlyCall[] => [
  calls[screen],
]
