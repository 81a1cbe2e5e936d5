import { checksumOf } from '../../shared/api/storage/checksum.ts'
import { keepEnquiries, readEnquiries } from '../preferences/preferences.ts'
import { type EnquiryDraft, emptyDraft } from './enquiry.ts'

/** What survives a reload: the text, and the key of a try whose answer may be lost. */
type KeptText = Pick<EnquiryDraft, 'typed' | 'tried'>

interface Kept extends KeptText {
  /** Whose it is, as a checksum of the tokens; empty if nobody was signed in. */
  readonly by: string
}

const isText = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

const isKept = (value: unknown): value is Kept => {
  const { by, typed, tried } = Object(value) as Partial<Record<string, unknown>>
  return typeof by === 'string' && isText(typed) && isText(tried)
}

const readAll = (): Record<string, unknown> => {
  try {
    return Object(JSON.parse(readEnquiries())) as Record<string, unknown>
  } catch {
    return {}
  }
}

const idOf = (holders: string): string => holders && checksumOf(holders)

/**
 * What a form had before a reload. Text of a person who has signed out since, or whom another person
 * has followed, is not shown; a visitor who has signed in since is the same person.
 */
export function readKeptDraft(action: string, holders: string): EnquiryDraft | undefined {
  const kept = readAll()[action]
  if (!isKept(kept) || (kept.by && kept.by !== idOf(holders))) return undefined
  const typed = { ...emptyDraft.typed, ...kept.typed }
  return { ...emptyDraft, typed, tried: { ...emptyDraft.tried, ...kept.tried } }
}

/** Keeps the text of a form in this tab; `undefined` removes it. */
export function keepDraft(action: string, draft: KeptText | undefined, holders: string): void {
  const { [action]: _, ...others } = readAll()
  const { name, email, message } = draft?.typed ?? emptyDraft.typed
  const hasText = draft && (name || email || message)
  const { typed, tried } = draft ?? emptyDraft
  const all = hasText ? { ...others, [action]: { by: idOf(holders), typed, tried } } : others
  keepEnquiries(Object.keys(all).length > 0 ? JSON.stringify(all) : '')
}
