import * as v from 'valibot'
import type { LastingStorage } from '../../../shared/api/storage/owner.ts'
import { type UsdMethod, usdMethod } from '../../../shared/api/wire/usd-channel.ts'
import {
  createDraftStore,
  type DraftFormat,
  type DraftStorage,
  type DraftStore,
  type Saved as SavedOf,
} from '../../../shared/orders/submission/draft-store.ts'
import { draftPrefix, type Kind } from './submission-state.ts'

/** A typed amount and an uploaded proof that are not submitted yet. */
export const proofDraft = v.object({
  method: usdMethod,
  amount: v.string(),
  proof: v.optional(v.object({ url: v.string(), name: v.string() })),
})
export type ProofDraft = v.InferOutput<typeof proofDraft>

/** USD and USDT have separate drafts: one page may show an element in each mode. */
type Mode = 'usd' | 'usdt'

interface Typed {
  /** The draft that was changed or sent last. */
  readonly proof: ProofDraft | undefined
  /** Those of the other methods. */
  readonly others: readonly ProofDraft[] | undefined
}
export type Saved = SavedOf<Kind, Typed>
export type Drafts = DraftStore<Kind, Typed, Mode>

const typed = v.object({
  proof: v.optional(v.fallback(v.optional(proofDraft), undefined)),
  others: v.optional(v.fallback(v.optional(v.array(proofDraft)), undefined)),
})

const proofsIn = ({ proof, others = [] }: Partial<Typed>) => [...(proof ? [proof] : []), ...others]

/** The draft of a method. */
export const proofOf = (saved: Partial<Typed>, method: UsdMethod): ProofDraft | undefined =>
  proofsIn(saved).find((draft) => draft.method === method)

/** What to save when the draft of a method was changed, or is sent; an empty one is not saved. */
export function withProof(saved: Partial<Typed>, draft: ProofDraft): Typed {
  const others = proofsIn(saved).filter(({ method }) => method !== draft.method)
  return {
    proof: draft.amount || draft.proof ? draft : undefined,
    others: others.length ? others : undefined,
  }
}

const format: DraftFormat<Kind, Typed, Mode> = {
  prefix: draftPrefix,
  kinds: ['usd-withdrawal', 'usdt-withdrawal', 'deposit-proof'],
  slots: ['usd', 'usdt'],
  slotOf: (kind) => (kind === 'usdt-withdrawal' ? 'usdt' : 'usd'),
  typedIn(stored) {
    const { proof, others } = v.parse(typed, stored)
    return { ...(proof && { proof }), ...(others && { others }) }
  },
  typedFor: (kind) => (kind === 'deposit-proof' ? { proof: undefined } : {}),
}

/** The drafts of one person. */
export const createDrafts = (
  token: () => string,
  storage: DraftStorage | undefined,
  presentMode: () => Mode = () => 'usd',
  lasting?: LastingStorage,
): Drafts => createDraftStore(format, token, storage, presentMode, lasting)
