import { keepEnquiries } from '../app/preferences.ts'
import type { Drafts } from './drafts.ts'

/** Clears what a person has written when the person leaves; the next one at the device must not see it. */
export function clearDrafts(drafts: Drafts): void {
  for (const draft of drafts.values()) draft.clear()
  // Also those that a form before a reload has left.
  keepEnquiries('')
}
