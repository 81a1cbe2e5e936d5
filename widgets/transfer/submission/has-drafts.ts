import { hasStored } from '../../../shared/element/view/has-stored.ts'

/** The key of what is kept of one person and mode begins with it. */
export const draftPrefix = 'tw-transfer:'

/** Whether this page keeps any draft; asked before the code that reads them is loaded. */
export const hasDrafts = (): boolean => hasStored(draftPrefix)
