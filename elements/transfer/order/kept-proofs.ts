import * as v from 'valibot'
import type { KeptInputs } from '../../../shared/person/kept-input/kept-inputs.ts'
import { type Drafts, proofDraft } from './drafts.ts'

/** The proofs that are not submitted yet, by method: the one that was changed last, and the others. */
export interface KeptProofs {
  readonly proof?: v.InferOutput<typeof proofDraft> | undefined
  readonly others?: readonly v.InferOutput<typeof proofDraft>[] | undefined
}

export const keptProofs: v.GenericSchema<unknown, KeptProofs> = v.pipe(
  v.object({ proof: v.optional(proofDraft), others: v.optional(v.array(proofDraft)) }),
  v.check(({ proof, others }) => proof !== undefined || others !== undefined),
)

type Inputs = KeptInputs<{ readonly 'deposit-proof': KeptProofs }>

/**
 * Drafts of proofs that outlive their tab. The tab has the drafts of the person's own token; a tab that
 * has none gets those that the device keeps.
 */
export function keepProofs(drafts: Drafts, inputs: () => Inputs): Drafts {
  const keep = () => {
    const { proof, others } = drafts.read('usd')
    if (proof || others) inputs().open('deposit-proof').save({ proof, others })
    else inputs().clear('deposit-proof')
  }
  return {
    ...drafts,
    save(part, slot) {
      drafts.save(part, slot)
      if ('proof' in part || 'others' in part) keep()
    },
    resolve(order, isAccepted) {
      drafts.resolve(order, isAccepted)
      if (isAccepted && order.kind === 'deposit-proof') keep()
    },
  }
}

/** Takes what the device keeps, once it is known for whom. */
export function takeKeptProofs(drafts: Drafts, inputs: Inputs): void {
  const take = () => {
    const { proof, others } = drafts.read('usd')
    if (!inputs.store.getState().isKnown || proof || others) return
    const { value } = inputs.open('deposit-proof')
    if (value) drafts.save({ proof: value.proof, others: value.others }, 'usd')
  }
  inputs.store.subscribe(take)
  take()
}
