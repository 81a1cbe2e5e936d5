import { CodeStep } from './code/CodeStep.tsx'
import { ValueStep } from './value/ValueStep.tsx'

/* Everything after the first view. */

export { dateCatalogues as catalogues } from '../../shared/text/dates/dates.ts'
export { createActions } from './model/actions.ts'
export { default as css } from './rest.css?inline'

/** The later steps by name. */
export const views = { CODE: CodeStep, VALUE: ValueStep }
