import type { Client } from '../../shared/api/client.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { type Company, company } from '../../shared/api/wire/company.ts'
import { listOf, requiredItemOf } from '../../shared/api/wire/data.ts'
import { type Wallet, wallet } from '../../shared/api/wire/wallet.ts'
import { companyCall, walletCall } from './entry/first-calls.ts'

export type HomeApi = ReturnType<typeof createHomeApi>

/** The calls of HOME, which are prefetched. Those of later steps are in `steps/steps-api.ts`; the wire schemas in shared/api/wire. */
export function createHomeApi(client: Pick<Client, 'call'>) {
  return {
    /**
     * The company behind this mode's channels; `null` if the server has no channel. The channels
     * themselves are loaded when their step opens.
     */
    company: async (isUsd: boolean): Promise<Answer<Company | null>> => {
      const { endpoint, options } = companyCall(isUsd)
      const answer = await client.call(endpoint, listOf(company), options)
      return answer.ok ? { ...answer, value: answer.value[0] ?? null } : answer
    },
    wallet: (): Promise<Answer<Wallet>> => client.call(walletCall.endpoint, requiredItemOf(wallet)),
  }
}
