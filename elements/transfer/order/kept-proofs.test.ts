import { describe, expect, it } from 'vitest'
import { lastingOf } from '../../../shared/orders/submission/submission.test-helper.ts'
import { createInputs } from '../model/inputs.ts'
import { dropProof, type ProofDraft, proofOf, withProof } from './kept-proofs.ts'

const proof = { method: 'WIRE', amount: '150', proof: { url: '/p', name: 'slip.png' } } as const
const other = { method: 'PAYPAL', amount: '20' } as const

/** What the forms of a tab keep on the device, once the server has named the person. */
function openTab(content: Map<string, string>, person: string) {
  const inputs = createInputs({ token: () => `of ${person}`, storage: () => lastingOf(content) })
  inputs.identify('https://pay.example', person)
  const read = () => inputs.open('deposit-proof').value
  const type = (draft: ProofDraft) =>
    inputs.open('deposit-proof').save(withProof(read() ?? {}, draft))
  return { inputs, read, type }
}

describe('a proof that is not submitted', () => {
  it('is there in another tab, for its person alone', () => {
    const content = new Map<string, string>()
    openTab(content, 'alice')
      .inputs.open('deposit-proof')
      .save({ proof, others: [other] })
    const later = openTab(content, 'alice')
    expect(later.read()).toEqual({ proof, others: [other] })
    expect(later.inputs.open('deposit-proof').keptAt).toBeDefined()
    expect(openTab(content, 'bob').read()).toBeUndefined()
    expect(content.size).toBe(0)
  })

  it('is kept for each method, and dropped once it was accepted', () => {
    const content = new Map<string, string>()
    const { inputs, type } = openTab(content, 'alice')
    const wire = { method: 'WIRE', amount: '10' } as const
    for (const draft of [wire, other, { ...wire, amount: '11' }]) type(draft)
    const amounts = () => {
      const kept = openTab(content, 'alice').read()
      return (['WIRE', 'ACH', 'PAYPAL'] as const).map((method) => proofOf(kept, method)?.amount)
    }
    expect(amounts()).toEqual(['11', undefined, '20'])
    dropProof(inputs)
    expect(amounts()).toEqual([undefined, undefined, '20'])
    type(other)
    dropProof(inputs)
    expect(content.size).toBe(0)
  })

  it('is not kept if its amount was deleted and it has no picture', () => {
    const content = new Map<string, string>()
    const { read, type } = openTab(content, 'alice')
    type({ method: 'PAYPAL', amount: '10' })
    type({ ...proof, amount: '' })
    expect(read()?.proof).toEqual({ ...proof, amount: '' })
    type({ method: 'PAYPAL', amount: '' })
    expect(read()).toEqual({ proof: undefined, others: [{ ...proof, amount: '' }] })
    type({ method: 'WIRE', amount: '' })
    expect(content.size).toBe(0)
  })
})
