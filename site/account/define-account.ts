import { loadOnce } from '../../shared/loading/load-once.ts'

/** Defines `<tw-account>`, for each of its pages. */
export const defineAccount = loadOnce(() => import('../../widgets/account/register.ts'))
