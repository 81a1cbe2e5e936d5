import * as v from 'valibot'
import { type UsdMethod, usdMethod } from '../../../shared/api/wire/usd-channel.ts'
import type { KeptInputs } from '../../../shared/person/kept-input/kept-inputs.ts'

/** A typed amount and an uploaded proof that are not submitted yet. */
const proofDraft = v.object({
  method: usdMethod,
  amount: v.string(),
  proof: v.optional(v.object({ url: v.string(), name: v.string() })),
})
export type ProofDraft = v.InferOutput<typeof proofDraft>

/** The proofs that are not submitted yet: the one that was changed or sent last, and those of the other methods. */
export interface KeptProofs {
  readonly proof?: ProofDraft | undefined
  readonly others?: readonly ProofDraft[] | undefined
}

export const keptProofs: v.GenericSchema<unknown, KeptProofs> = v.pipe(
  v.object({ proof: v.optional(proofDraft), others: v.optional(v.array(proofDraft)) }),
  v.check(({ proof, others }) => proof !== undefined || others !== undefined),
)

const proofsIn = ({ proof, others = [] }: KeptProofs) => [...(proof ? [proof] : []), ...others]

/** The draft of a method. */
export const proofOf = (kept: KeptProofs = {}, method: UsdMethod): ProofDraft | undefined =>
  proofsIn(kept).find((draft) => draft.method === method)

/** What to keep when the draft of a method was changed, or is sent; an empty one is not kept. */
export function withProof(kept: KeptProofs = {}, draft: ProofDraft): KeptProofs {
  const others = proofsIn(kept).filter(({ method }) => method !== draft.method)
  return {
    proof: draft.amount || draft.proof ? draft : undefined,
    others: others.length ? others : undefined,
  }
}

/** Drops the proof that was accepted: the one that was sent last. */
export function dropProof(
  inputs: Pick<KeptInputs<{ 'deposit-proof': KeptProofs }>, 'open' | 'clear'>,
): void {
  const { value, save } = inputs.open('deposit-proof')
  if (value?.others) save({ others: value.others })
  else inputs.clear('deposit-proof')
}
