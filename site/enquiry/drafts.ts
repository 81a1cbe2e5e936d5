import { createContext, useContext } from 'react'
import { holderChange, keepEnquiries, readCookie, readToken } from '../preferences/preferences.ts'
import { type EnquiryDraft, emptyDraft } from './enquiry.ts'
import { keepDraft, readKeptDraft } from './kept-drafts.ts'

interface Draft {
  read(): EnquiryDraft | undefined
  /** How often it was cleared. */
  turn(): number
  /** @param turn of the form that changes it; one that was cleared since changes nothing */
  change(part: Partial<EnquiryDraft>, turn: number): void
  remove(): void
  /** Removes the text of a person who leaves, also from a form on screen. */
  clear(): void
  subscribe(onChange: () => void): () => void
}

/** The enquiries of a visit, each by the action of its form. */
export type Drafts = Map<string, Draft>

export const DraftsContext = createContext<Drafts | undefined>(undefined)

/** What a visitor writes to the company. */
export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext)
  if (!drafts) throw new Error('useDrafts needs a DraftsContext')
  return drafts
}

/** Who is signed in: in this tab, and in the others. */
const readHolders = (): string => `${readToken()} ${readCookie('token')}`.trim()

/**
 * Calls back once a person has signed out in another tab, or another person has signed in there, and
 * when a person signs in or out in this tab.
 */
function watchOtherTabs(onLeave: () => void, onNote: () => void, signal: AbortSignal): void {
  let holders = readHolders()
  const look = () => {
    if (holders && holders !== readHolders()) onLeave()
  }
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('focus', look, { signal })
  addEventListener('pageshow', look, { signal })
  // Code in this tab that changes them clears the drafts itself if the person leaves.
  const note = () => {
    holders = readHolders()
    onNote()
  }
  addEventListener(holderChange, note, { signal })
}

function createDraft(action: string): Draft {
  const listeners = new Set<() => void>()
  let draft: EnquiryDraft | undefined
  let turn = 0
  let watch: AbortController | undefined
  const keep = () => keepDraft(action, draft, readHolders())
  const follow = () => {
    if (!draft) watch?.abort()
    else if (!watch || watch.signal.aborted) {
      watch = new AbortController()
      watchOtherTabs(clear, keep, watch.signal)
    }
  }
  const set = (next: EnquiryDraft | undefined) => {
    draft = next
    keep()
    follow()
    for (const listener of listeners) listener()
  }
  const clear = () => {
    turn++
    set(undefined)
  }
  draft = readKeptDraft(action, readHolders())
  // Of another person, it would stay in storage.
  keep()
  follow()
  return {
    read: () => draft,
    turn: () => turn,
    change(part, of) {
      if (of === turn) set({ ...(draft ?? emptyDraft), ...part })
    },
    remove: () => set(undefined),
    clear,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The draft of a form; pages without a form need not load the code for it. */
export function draftOf(drafts: Drafts, action: string): Draft {
  const draft = drafts.get(action) ?? createDraft(action)
  drafts.set(action, draft)
  return draft
}

/** Clears what a person has written when the person leaves; the next one at the device must not see it. */
export function clearDrafts(drafts: Drafts): void {
  for (const draft of drafts.values()) draft.clear()
  // Also those that a form before a reload has left.
  keepEnquiries('')
}
