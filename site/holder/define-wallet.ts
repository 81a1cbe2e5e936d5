import { loadOnce } from '../../shared/api/loading/load-once.ts'

/** Defines `<tw-wallet>`, for each of its pages. */
export const defineWallet = loadOnce(() => import('virtual:tw-wallet/register'))
