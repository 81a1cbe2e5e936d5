import { getContractByToken } from '../../shared/api/early-endpoints.ts'
import type { EarlyQuestion } from '../../shared/element/entry/prefetch.ts'

export { callEarly } from '../../shared/element/entry/prefetch.ts'

/** Who the parties are: all that the text itself does not say. */
export const question = (): EarlyQuestion => ({ endpoint: getContractByToken })

/** What reads the answer. */
export const prepare = () => import('./api.ts')
