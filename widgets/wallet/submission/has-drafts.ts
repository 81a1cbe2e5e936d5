import { hasStored } from '../../../shared/element/view/has-stored.ts'

/** The key of what is kept of one person begins with it. */
export const draftPrefix = 'tw-wallet:'

/** Whether this page keeps an unresolved order; asked before the code that reads it is loaded. */
export const hasDrafts = (): boolean => hasStored(draftPrefix)
