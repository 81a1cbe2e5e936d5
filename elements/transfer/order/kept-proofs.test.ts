import { expect, it } from 'vitest'
import { lastingOf } from '../../../shared/orders/submission/submission.test-helper.ts'
import { createInputs } from '../model/inputs.ts'
import { createDrafts } from './drafts.ts'
import { keepProofs, takeKeptProofs } from './kept-proofs.ts'

const proof = { method: 'WIRE', amount: '150', proof: { url: '/p', name: 'slip.png' } } as const
const other = { method: 'PAYPAL', amount: '20' } as const

/** A tab of its own on the device, whose person the server names when the test says so. */
function openTab(content: Map<string, string>, token = 'one') {
  const inputs = createInputs({ token: () => token, storage: () => lastingOf(content) })
  let name = (_: string) => {}
  const known = new Promise<void>((resolve) => {
    name = (person) => {
      inputs.identify('https://pay.example', person)
      resolve()
    }
  })
  const waiting = inputs.wait(known)
  const own = createDrafts(() => token, undefined)
  takeKeptProofs(own, inputs)
  return {
    drafts: keepProofs(own, () => inputs),
    inputs,
    identify: (person: string) => {
      name(person)
      return waiting
    },
  }
}

it('a proof that is not submitted is there in another tab, with another token, for its person alone', async () => {
  const content = new Map<string, string>()
  const first = openTab(content)
  await first.identify('alice')
  first.drafts.save({ proof, others: [other] })
  const later = openTab(content, 'two')
  expect(later.drafts.read()).toEqual({})
  await later.identify('alice')
  expect(later.drafts.read()).toEqual({ proof, others: [other] })
  expect(later.inputs.open('deposit-proof').keptAt).toBeDefined()
  const bob = openTab(content, 'three')
  await bob.identify('bob')
  expect(bob.drafts.read()).toEqual({})
  expect(content.size).toBe(0)
})

it('a submitted proof is not kept; that of another method is', async () => {
  const content = new Map<string, string>()
  const first = openTab(content)
  await first.identify('alice')
  first.drafts.save({ proof, others: [other] })
  const order = { kind: 'deposit-proof', amount: '150', idempotencyKey: 'key-1' } as const
  first.drafts.keep(order)
  first.drafts.resolve(order, true)
  const later = openTab(content, 'two')
  await later.identify('alice')
  expect(later.drafts.read()).toEqual({ others: [other] })
  later.drafts.save({ others: undefined })
  expect(content.size).toBe(0)
})
