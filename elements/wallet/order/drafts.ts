import type { LastingStorage } from '../../../shared/api/storage/owner.ts'
import {
  createDraftStore,
  type DraftFormat,
  type DraftStorage,
  type DraftStore,
} from '../../../shared/orders/submission/draft-store.ts'
import { draftPrefix, type Kind } from './submission-state.ts'

/** Nothing that is typed is stored, bank details least of all. */
type Typed = Readonly<Record<never, never>>
type Slot = 'wallet'
export type Drafts = DraftStore<Kind, Typed, Slot>

const format: DraftFormat<Kind, Typed, Slot> = {
  prefix: draftPrefix,
  kinds: ['friend-transfer', 'conversion'],
  slots: ['wallet'],
  slotOf: () => 'wallet',
  typedIn: () => ({}),
  typedFor: () => ({}),
}

/** The unresolved order of one person, of either kind: one order at a time. */
export const createDrafts = (
  token: () => string,
  storage: DraftStorage | undefined,
  lasting?: LastingStorage,
): Drafts => createDraftStore(format, token, storage, () => 'wallet', lasting)
