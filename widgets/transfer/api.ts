import type { Client } from '../../shared/api/client.ts'
import { getWalletHomePage } from '../../shared/api/endpoints/home.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { type Company, company } from '../../shared/api/wire/company.ts'
import { listOf, requiredItemOf } from '../../shared/api/wire/data.ts'
import { type Wallet, wallet } from '../../shared/api/wire/wallet.ts'
import { firstCall } from './entry/first-call.ts'

export type HomeApi = ReturnType<typeof createHomeApi>

/** The calls of HOME. Those of later steps are in `steps/steps-api.ts`; the wire schemas in shared/api/wire. */
export function createHomeApi(client: Pick<Client, 'call'>) {
  return {
    /**
     * The company behind this mode's channels; `null` if the server has no channel. It is
     * prefetched. The channels themselves are loaded when their step opens.
     */
    company: async (isUsd: boolean): Promise<Answer<Company | null>> => {
      const { endpoint, options } = firstCall({ isUsd })
      const answer = await client.call(endpoint, listOf(company), options)
      return answer.ok ? { ...answer, value: answer.value[0] ?? null } : answer
    },
    wallet: (): Promise<Answer<Wallet>> => client.call(getWalletHomePage, requiredItemOf(wallet)),
  }
}
