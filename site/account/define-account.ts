import { loadOnce } from '../../shared/api/loading/load-once.ts'

/** Defines `<tw-account>`, for each of its pages. */
export const defineAccount = loadOnce(() => import('virtual:tw-account/register'))
