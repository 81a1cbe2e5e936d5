import type { Client } from '../../shared/api/client.ts'
import { getContractByToken } from '../../shared/api/endpoints.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { type Contract, contract } from '../../shared/api/wire/contract.ts'
import { listOf } from '../../shared/api/wire/data.ts'

/** The call of the first view: the first contract of the link's list; `undefined` where it leads to none. */
export const createContractCall =
  ({ call }: Pick<Client, 'call'>) =>
  async (): Promise<Answer<Contract | undefined>> => {
    const answer = await call(getContractByToken, listOf(contract))
    return answer.ok ? { ...answer, value: answer.value[0] } : answer
  }
