import type { Client } from '../../shared/api/client.ts'
import { getWalletHomePage } from '../../shared/api/endpoints/home.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { requiredItemOf } from '../../shared/api/wire/data.ts'
import { type Wallet, wallet } from '../../shared/api/wire/wallet.ts'

export type HubApi = ReturnType<typeof createHubApi>

/** The first call of the hub. Those of later parts are in `records/details-api.ts` and `steps/steps-api.ts`. */
export function createHubApi(client: Pick<Client, 'call'>) {
  return {
    wallet: (): Promise<Answer<Wallet>> => client.call(getWalletHomePage, requiredItemOf(wallet)),
  }
}
