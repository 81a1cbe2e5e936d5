import { loadOnce } from '../../shared/element/view/load-once.ts'

/** Defines `<tw-account>`, for each of its pages. */
export const defineAccount = loadOnce(() => import('../../widgets/account/register.ts'))
