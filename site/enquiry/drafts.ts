import { type EnquiryDraft, emptyDraft } from './enquiry.ts'

interface Draft {
  read(): EnquiryDraft | undefined
  change(part: Partial<EnquiryDraft>): void
  remove(): void
  subscribe(onChange: () => void): () => void
}

/** The enquiries of a visit, each by the action of its form. */
export type Drafts = Map<string, Draft>

function createDraft(): Draft {
  const listeners = new Set<() => void>()
  let draft: EnquiryDraft | undefined
  const set = (next: EnquiryDraft | undefined) => {
    draft = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => draft,
    change: (part) => set({ ...(draft ?? emptyDraft), ...part }),
    remove: () => set(undefined),
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The draft of a form; pages without a form need not load the code for it. */
export function draftOf(drafts: Drafts, action: string): Draft {
  const draft = drafts.get(action) ?? createDraft()
  drafts.set(action, draft)
  return draft
}
