import type { Client } from '../../shared/api/client.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { getWalletHomePage } from '../../shared/api/first-endpoints.ts'
import { itemOf } from '../../shared/api/wire/data.ts'
import { type Wallet, wallet } from '../../shared/api/wire/wallet.ts'

export type HubApi = ReturnType<typeof createHubApi>

/** The first call of the hub. Those of later parts are in `deferred-api.ts` and `steps/steps-api.ts`. */
export function createHubApi(client: Pick<Client, 'call'>) {
  return {
    wallet: async (): Promise<Answer<Wallet>> => {
      const answer = await client.call(getWalletHomePage, itemOf(wallet))
      if (!answer.ok) return answer
      const { value } = answer
      return value ? { ...answer, value } : { ok: false, error: { kind: 'malformed' } }
    },
  }
}
