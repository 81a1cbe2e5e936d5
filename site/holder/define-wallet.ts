import { loadOnce } from '../../shared/loading/load-once.ts'

/** Defines `<tw-wallet>`, for each of its pages. */
export const defineWallet = loadOnce(() => import('../../widgets/wallet/register.ts'))
