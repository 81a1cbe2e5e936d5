import { depositDirection, getChannel, getUsdChannel } from '../../../shared/api/endpoints/home.ts'
import type { FirstCall } from '../../../shared/element/entry/prefetch.ts'

/** HOME shows the company, which is part of the channels in both modes. */
export const firstCall = ({ isUsd }: { isUsd: boolean }): FirstCall =>
  isUsd
    ? { endpoint: getUsdChannel }
    : { endpoint: getChannel, options: { path: { direction: depositDirection } } }
