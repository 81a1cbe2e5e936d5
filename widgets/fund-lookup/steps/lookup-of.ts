import type { FundLookupModel } from '../model.ts'
import type { Lookup } from '../state.ts'

/** What a person can do after the first view; no later view is drawn before it is here. */
export function lookupOf(model: FundLookupModel): Lookup {
  const later = model.later.loaded()
  if (!later) throw new Error('a later step of a tw-fund-lookup before it was loaded')
  return later.lookup
}
