import { hasStored } from '../../../shared/api/storage/has-stored.ts'

/** The prefix of the storage key of a person. */
export const draftPrefix = 'tw-wallet:'

/** Whether this page keeps an unresolved order; checked before the code that reads it is loaded. */
export const hasDrafts = (): boolean => hasStored(draftPrefix)
