import type { Client } from '../../shared/api/client.ts'
import { getContractByToken } from '../../shared/api/endpoints/contract.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { contract } from '../../shared/api/wire/contract.ts'
import { listOf } from '../../shared/api/wire/data.ts'
import { isoDay } from '../../shared/dates/dates.ts'
import { receiptOf } from './receipt.ts'
import type { LinkedContract } from './state.ts'

export { createContractLoader } from './load-contract.ts'

/** The call of the first view: the first contract in the link's list; `undefined` for an empty list. */
export const createContractCall =
  ({ call }: Pick<Client, 'call'>, now: () => Date) =>
  async (): Promise<Answer<LinkedContract | undefined>> => {
    const answer = await call(getContractByToken, listOf(contract))
    if (!answer.ok) return answer
    const [first] = answer.value
    if (!first) return { ...answer, value: undefined }
    const { signed, ...rest } = first
    const isSigned = signed || first.status === 'SIGNED'
    const receipt = isSigned ? receiptOf(first, signed ?? {}) : undefined
    return { ...answer, value: { ...rest, date: isoDay(now()), receipt } }
  }
