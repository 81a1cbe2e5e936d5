import { fakeCalls } from '../../../shared/api/fake-calls.test-helper.ts'
import type { HomeApi } from '../api.ts'
import type { StepsApi } from './steps-api.ts'

type Calls = HomeApi & StepsApi

/** The calls that load the state; the test answers them in any order. */
export function fakeApi() {
  const { calls, ...server } = fakeCalls<keyof Calls>([
    'company',
    'usdOffers',
    'receivingAccounts',
    'depositChannels',
    'withdrawalChannels',
    'depositNetworks',
    'wallet',
    'bankCard',
    'region',
  ])
  return { ...server, api: calls as unknown as Calls }
}
