export { callEarly } from '../../shared/element/entry/prefetch.ts'
export { question } from './question.ts'

/** What reads the answer. */
export const prepare = () => import('./api.ts')
