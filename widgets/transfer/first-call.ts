import type { Client } from '../../shared/api/client.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { type Company, company } from '../../shared/api/wire/company.ts'
import { listOf } from '../../shared/api/wire/data.ts'
import { question } from './early.ts'

/**
 * The one call of the first view: who stands behind this mode's channels; `null` where the server
 * has no channel. The channels themselves are read when their step opens.
 */
export const createCompanyCall =
  ({ call }: Pick<Client, 'call'>) =>
  async (isUsd: boolean): Promise<Answer<Company | null>> => {
    const { endpoint, options } = question({ isUsd })
    const answer = await call(endpoint, listOf(company), options)
    return answer.ok ? { ...answer, value: answer.value[0] ?? null } : answer
  }
