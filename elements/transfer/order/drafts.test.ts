import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DraftStorage } from '../../../shared/orders/submission/draft-store.ts'
import type { Unresolved } from '../../../shared/orders/submission/order.ts'
import { createDrafts, type ProofDraft, proofOf, withProof } from './drafts.ts'
import type { Kind } from './submission-state.ts'

const unresolved: Unresolved<Kind> = {
  kind: 'usd-withdrawal',
  amount: '100',
  idempotencyKey: 'key-1',
}
const proof = {
  method: 'ACH',
  amount: '5',
  proof: { url: 'https://x.example/1.png', name: 'a.png' },
} as const

/** A session storage backed by a map that the test can read. */
const storageOf = (content: Map<string, string> = new Map()): DraftStorage => ({
  getItem: (key) => content.get(key) ?? null,
  setItem: (key, text) => void content.set(key, text),
  removeItem: (key) => void content.delete(key),
})

describe('drafts', () => {
  it('restores a proof draft after a reload of the webview', () => {
    const storage = storageOf()
    createDrafts(() => 'token', storage).save({ proof })
    expect(createDrafts(() => 'token', storage).read()).toEqual({ proof })
  })

  it('saves and deletes the proof and the unresolved transfer independently', () => {
    const content = new Map<string, string>()
    const drafts = createDrafts(() => 'token', storageOf(content))
    drafts.save({ proof })
    drafts.save({ unresolved })
    expect(drafts.read()).toEqual({ proof, unresolved })
    drafts.save({ unresolved: undefined })
    expect(drafts.read()).toEqual({ proof })
    drafts.save({ proof: undefined })
    expect(content).toEqual(new Map())
  })

  it('keeps the proof of each method, and deletes the one that was accepted', () => {
    const storage = storageOf()
    const drafts = createDrafts(() => 'token', storage)
    const wire = { method: 'WIRE', amount: '10' } as const
    const payPal = { method: 'PAYPAL', amount: '20' } as const
    for (const draft of [wire, payPal, proof, { ...wire, amount: '11' }]) {
      drafts.save(withProof(drafts.read(), draft))
    }
    const reloaded = createDrafts(() => 'token', storage)
    const amounts = () =>
      (['WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL'] as const).map(
        (method) => proofOf(reloaded.read(), method)?.amount,
      )
    expect(amounts()).toEqual(['11', '5', undefined, '20'])
    expect(reloaded.read().proof?.method).toBe('WIRE')
    const order = { kind: 'deposit-proof', amount: '11', idempotencyKey: 'key-2' } as const
    reloaded.keep(order)
    reloaded.resolve(order, true)
    expect(amounts()).toEqual([undefined, '5', undefined, '20'])
  })

  it('keeps no proof whose amount was deleted and that has no picture', () => {
    const content = new Map<string, string>()
    const drafts = createDrafts(() => 'token', storageOf(content))
    const typed = (draft: ProofDraft) => drafts.save(withProof(drafts.read(), draft))
    typed({ method: 'WIRE', amount: '10' })
    typed({ ...proof, amount: '' })
    expect(drafts.read().proof).toEqual({ ...proof, amount: '' })
    typed({ method: 'WIRE', amount: '' })
    expect(drafts.read()).toEqual({ others: [{ ...proof, amount: '' }] })
    typed({ method: proof.method, amount: '' })
    expect(content).toEqual(new Map())
  })

  it('reads only what was saved under the same token', () => {
    const storage = storageOf()
    let token = 'one'
    const drafts = createDrafts(() => token, storage)
    drafts.save({ unresolved })
    token = 'two'
    expect(drafts.read()).toEqual({})
    drafts.save({ proof })
    token = 'one'
    expect(drafts.read()).toEqual({ unresolved })
  })

  it('moves the drafts of both modes to a refreshed token', () => {
    const content = new Map<string, string>()
    let token = 'one'
    const drafts = createDrafts(() => token, storageOf(content))
    drafts.save({ unresolved, proof })
    drafts.save({ unresolved }, 'usdt')
    token = 'two'
    drafts.moveFrom('one')
    drafts.moveFrom('two')
    expect([drafts.read(), drafts.read('usdt')]).toEqual([{ unresolved, proof }, { unresolved }])
    expect(content.size).toBe(2)
    token = 'one'
    expect([drafts.read(), drafts.read('usdt')]).toEqual([{}, {}])
  })

  it('forgets the drafts of a token in both modes', () => {
    const content = new Map<string, string>()
    const drafts = createDrafts(() => 'one', storageOf(content))
    drafts.save({ unresolved, proof })
    drafts.save({ unresolved }, 'usdt')
    createDrafts(() => 'two', storageOf(content)).forget('one')
    expect(content).toEqual(new Map())
  })

  it('keeps any two tokens apart and stores neither of them', () => {
    const token = fc.string({ minLength: 6 })
    fc.assert(
      fc.property(fc.uniqueArray(token, { minLength: 2, maxLength: 2 }), ([one = '', two = '']) => {
        const content = new Map<string, string>()
        createDrafts(() => one, storageOf(content)).save({ unresolved })
        expect(createDrafts(() => two, storageOf(content)).read()).toEqual({})
        expect(JSON.stringify([...content])).not.toContain(JSON.stringify(one).slice(1, -1))
      }),
    )
  })
})

it('reads an unresolved transfer that an earlier release has stored', () => {
  // Key and text as released: a change of either loses a transfer whose outcome is unknown.
  const content = new Map([
    [
      'tw-transfer:21xscj7iwq3',
      '{"open":{"kind":"usdt-withdrawal","amount":"50","idempotencyKey":"key-1","availableBefore":"80"}}',
    ],
  ])
  const stored = createDrafts(() => 'token', storageOf(content)).read('usdt')
  expect(stored.unresolved).toEqual({
    kind: 'usdt-withdrawal',
    amount: '50',
    idempotencyKey: 'key-1',
    availableBefore: '80',
  })
})

describe('damaged storage', () => {
  it.each([
    ['', {}],
    ['{', {}],
    ['null', {}],
    ['[]', {}],
    ['7', {}],
    ['"text"', {}],
    ['{"open":null,"proof":{}}', {}],
    ['{"open":{"kind":"gift","amount":"1","idempotencyKey":"k"}}', {}],
    [JSON.stringify({ open: unresolved, proof: { method: 'CASH' } }), { unresolved }],
  ])('reads the valid parts of the stored text %j', (text, saved) => {
    const content = new Map<string, string>()
    createDrafts(() => 'token', storageOf(content)).save({ unresolved })
    for (const key of content.keys()) content.set(key, text)
    expect(createDrafts(() => 'token', storageOf(content)).read()).toEqual(saved)
  })

  it('never throws, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const drafts = createDrafts(() => 'token', { ...storageOf(), getItem: () => text })
        expect(() => drafts.read()).not.toThrow()
        expect(() => drafts.save({ unresolved })).not.toThrow()
      }),
    )
  })
})

describe('a webview without usable storage', () => {
  const refuse = (name: string) => () => {
    throw new DOMException('no', name)
  }
  it.each([
    ['has no storage', undefined],
    [
      'forbids its storage',
      {
        getItem: refuse('SecurityError'),
        setItem: refuse('SecurityError'),
        removeItem: refuse('SecurityError'),
      },
    ],
    ['has no room left', { ...storageOf(), setItem: refuse('QuotaExceededError') }],
  ] as const)('keeps drafts as long as the element lives if the webview %s', (_, storage) => {
    let token = 'one'
    const drafts = createDrafts(() => token, storage)
    expect(drafts.read()).toEqual({})
    drafts.save({ unresolved })
    drafts.save({ proof })
    expect(drafts.read()).toEqual({ unresolved, proof })
    token = 'two'
    expect(drafts.read()).toEqual({})
    token = 'one'
    drafts.save({ unresolved: undefined, proof: undefined })
    expect(drafts.read()).toEqual({})
  })

  it('does not fall back to an older stored draft when the storage is full', () => {
    const storage = storageOf()
    const drafts = createDrafts(() => 'token', storage)
    drafts.save({ unresolved: { ...unresolved, idempotencyKey: 'old' } })
    storage.setItem = refuse('QuotaExceededError')
    drafts.save({ unresolved })
    expect(drafts.read()).toEqual({ unresolved })
  })
})
