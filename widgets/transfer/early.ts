export { callEarly } from '../../shared/element/early-call.ts'
export { question } from './question.ts'

/** What reads the answer. */
export const prepare = () => import('./api.ts')
