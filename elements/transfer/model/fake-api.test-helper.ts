import { fakeCalls } from '../../../shared/api/fake-calls.test-helper.ts'
import type { TransferApi } from '../api.ts'

/** The calls that load the state; the test answers them in any order. */
export function fakeApi() {
  const { calls, ...server } = fakeCalls<keyof TransferApi>([
    'company',
    'usdOffers',
    'receivingAccounts',
    'depositChannels',
    'withdrawalChannels',
    'depositNetworks',
    'wallet',
    'bankCard',
    'region',
    'transfers',
    'usdtDeposits',
  ])
  return { ...server, api: calls as unknown as TransferApi }
}
