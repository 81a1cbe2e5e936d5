import { Done } from './done/Done.tsx'

/* Everything after the first view. */

export { createActions } from './model/actions.ts'
export { default as css } from './rest.css?inline'

/** The later steps by name. */
export const views = { DONE: Done }
