import { hasStored } from '../../../shared/api/storage/has-stored.ts'

/** The prefix of the storage key of a person and mode. */
export const draftPrefix = 'tw-transfer:'

/** Whether this page keeps any draft; checked before the code that reads drafts is loaded. */
export const hasDrafts = (): boolean => hasStored(draftPrefix)
