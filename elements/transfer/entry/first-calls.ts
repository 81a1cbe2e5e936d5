import {
  depositDirection,
  getChannel,
  getUsdChannel,
  getWalletHomePage,
} from '../../../shared/api/endpoints/home.ts'
import type { EarlyCall } from '../../../shared/element/entry/early-fetch.ts'
import type { ScreenName } from '../declaration.ts'

/** HOME shows the company, which is part of the channels in both modes. */
export const companyCall = (isUsd: boolean): EarlyCall =>
  isUsd
    ? { endpoint: getUsdChannel }
    : { endpoint: getChannel, options: { path: { direction: depositDirection } } }

export const walletCall: EarlyCall = { endpoint: getWalletHomePage }

/** DEPOSIT shows no balance. */
export const firstCalls = ({
  isUsd,
  screen,
}: Readonly<{ isUsd: boolean; screen: ScreenName }>): readonly EarlyCall[] => [
  companyCall(isUsd),
  ...(screen === 'deposit' ? [] : [walletCall]),
]
