import type { Client } from '../../shared/api/client.ts'
import { getContractByToken } from '../../shared/api/endpoints/contract.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { contract } from '../../shared/api/wire/contract.ts'
import { listOf } from '../../shared/api/wire/data.ts'
import { isoDay } from '../../shared/text/dates/plain-dates.ts'
import { partiesByRole } from '../../shared/text/legal-text/drawing/party-roles.ts'
import type { LinkedContract } from './model/state.ts'
import { receiptOf } from './receipt/receipt.ts'

export { createContractLoader } from './model/load-contract.ts'

/** The call of the first view: the first contract in the link's list; `undefined` for an empty list. */
export const createContractCall =
  ({ call }: Pick<Client, 'call'>, now: () => Date) =>
  async (): Promise<Answer<LinkedContract | undefined>> => {
    const answer = await call(getContractByToken, listOf(contract))
    if (!answer.ok) return answer
    const [first] = answer.value
    if (!first) return { ...answer, value: undefined }
    const { signed, contractId, number, status, texts, ...asGiven } = first
    const parties = partiesByRole(asGiven)
    const { partA, partB } = parties ?? asGiven
    const facts = { number, partA, partB }
    const isSigned = signed || status === 'SIGNED'
    const receipt = isSigned ? receiptOf(facts, signed ?? {}) : undefined
    const date = isoDay(now())
    const isUnclear = parties === undefined
    const value = { contractId, status, ...facts, date, receipt, isUnclear }
    return { ...answer, value: { ...value, ...(texts?.length && { texts }) } }
  }
