import { getChannel, getUsdChannel } from '../../shared/api/early-endpoints.ts'
import type { EarlyQuestion } from '../../shared/element/entry/prefetch.ts'

/** HOME shows the company, which both modes find in their channels. */
export const question = ({ isUsd }: { isUsd: boolean }): EarlyQuestion =>
  isUsd
    ? { endpoint: getUsdChannel }
    : { endpoint: getChannel, options: { path: { direction: '1' } } }
