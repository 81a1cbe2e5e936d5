import {
  depositDirection,
  getChannel,
  getUsdChannel,
  getWalletHomePage,
} from '../../../shared/api/endpoints/home.ts'
import type { FirstCall, FirstCalls } from '../../../shared/element/entry/prefetch.ts'
import type { ScreenName } from '../declaration.ts'

/** HOME shows the company, which is part of the channels in both modes. */
export const companyCall = (isUsd: boolean): FirstCall =>
  isUsd
    ? { endpoint: getUsdChannel }
    : { endpoint: getChannel, options: { path: { direction: depositDirection } } }

export const walletCall: FirstCall = { endpoint: getWalletHomePage }

/** DEPOSIT shows no balance. */
export const firstCalls = (properties: { isUsd: boolean; screen: ScreenName }): FirstCalls => [
  companyCall(properties.isUsd),
  ...(properties.screen === 'deposit' ? [] : [walletCall]),
]
