import { type EnquiryDraft, emptyDraft } from './enquiry.ts'

/** The enquiries of a visit, each by the action of its form. */
export interface Drafts {
  read(action: string): EnquiryDraft | undefined
  change(action: string, part: Partial<EnquiryDraft>): void
  remove(action: string): void
  subscribe(onChange: () => void): () => void
}

export function createDrafts(): Drafts {
  const listeners = new Set<() => void>()
  const drafts = new Map<string, EnquiryDraft>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    read: (action) => drafts.get(action),
    change(action, part) {
      drafts.set(action, { ...(drafts.get(action) ?? emptyDraft), ...part })
      tell()
    },
    remove(action) {
      drafts.delete(action)
      tell()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
