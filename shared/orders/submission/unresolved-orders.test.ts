import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Unresolved } from './order.ts'
import { storageOf } from './submission.test-helper.ts'
import { createUnresolvedOrders, type OrderFormat, type TabStorage } from './unresolved-orders.ts'

type Kind = 'usd-withdrawal' | 'usdt-withdrawal' | 'deposit-proof'

const format: OrderFormat<Kind, 'usd' | 'usdt'> = {
  prefix: 'tw-transfer:',
  slots: { usd: ['usd-withdrawal', 'deposit-proof'], usdt: ['usdt-withdrawal'] },
}
const open = (token: () => string, storage: TabStorage | undefined) =>
  createUnresolvedOrders(format, token, storage, () => 'usd')

const unresolved: Unresolved<Kind> = {
  kind: 'usd-withdrawal',
  amount: '100',
  idempotencyKey: 'key-1',
}
const ofUsdt: Unresolved<Kind> = { ...unresolved, kind: 'usdt-withdrawal' }

describe('the unresolved order of a tab', () => {
  it('is found after a reload of the webview, by each kind of its slot, until it is resolved', () => {
    const content = new Map<string, string>()
    open(() => 'token', storageOf(content)).keep(unresolved)
    // As released: a change of the text loses an order whose outcome is unknown.
    expect([...content.values()]).toEqual([
      '{"open":{"kind":"usd-withdrawal","amount":"100","idempotencyKey":"key-1"}}',
    ])
    const reloaded = open(() => 'token', storageOf(content))
    expect(reloaded.find()).toEqual(unresolved)
    expect(reloaded.find('deposit-proof')).toEqual(unresolved)
    expect(reloaded.find('usdt-withdrawal')).toBeUndefined()
    reloaded.resolve({ ...unresolved, idempotencyKey: 'another' })
    expect(reloaded.find()).toEqual(unresolved)
    reloaded.resolve(unresolved)
    expect(content).toEqual(new Map())
  })

  it('is found under the same token only', () => {
    const storage = storageOf()
    let token = 'one'
    const orders = open(() => token, storage)
    orders.keep(unresolved)
    token = 'two'
    expect(orders.find()).toBeUndefined()
    token = 'one'
    expect(orders.find()).toEqual(unresolved)
  })

  it('moves to a refreshed token, in each slot', () => {
    const content = new Map<string, string>()
    let token = 'one'
    const orders = open(() => token, storageOf(content))
    orders.keep(unresolved)
    orders.keep(ofUsdt)
    token = 'two'
    orders.moveFrom('one')
    orders.moveFrom('two')
    expect([orders.find(), orders.find('usdt-withdrawal')]).toEqual([unresolved, ofUsdt])
    expect(content.size).toBe(2)
    token = 'one'
    expect([orders.find(), orders.find('usdt-withdrawal')]).toEqual([undefined, undefined])
  })

  it('is forgotten with its token, in each slot', () => {
    const content = new Map<string, string>()
    const orders = open(() => 'one', storageOf(content))
    orders.keep(unresolved)
    orders.keep(ofUsdt)
    open(() => 'two', storageOf(content)).forget('one')
    expect(content).toEqual(new Map())
  })

  it('keeps any two tokens apart and stores neither of them', () => {
    const token = fc.string({ minLength: 6 })
    fc.assert(
      fc.property(fc.uniqueArray(token, { minLength: 2, maxLength: 2 }), ([one = '', two = '']) => {
        const content = new Map<string, string>()
        open(() => one, storageOf(content)).keep(unresolved)
        expect(open(() => two, storageOf(content)).find()).toBeUndefined()
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
  expect(open(() => 'token', storageOf(content)).find('usdt-withdrawal')).toEqual({
    kind: 'usdt-withdrawal',
    amount: '50',
    idempotencyKey: 'key-1',
    availableBefore: '80',
  })
})

describe('damaged storage', () => {
  it.each([
    ['', undefined],
    ['{', undefined],
    ['null', undefined],
    ['[]', undefined],
    ['7', undefined],
    ['"text"', undefined],
    ['{"open":null,"proof":{}}', undefined],
    ['{"open":{"kind":"gift","amount":"1","idempotencyKey":"k"}}', undefined],
    // What was typed for a proof, as earlier releases stored it.
    [JSON.stringify({ open: unresolved, proof: { method: 'CASH' } }), unresolved],
  ])('finds the order in the stored text %j, if there is one', (text, found) => {
    const content = new Map<string, string>()
    open(() => 'token', storageOf(content)).keep(unresolved)
    for (const key of content.keys()) content.set(key, text)
    expect(open(() => 'token', storageOf(content)).find()).toEqual(found)
  })

  it('never throws, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const orders = open(() => 'token', { ...storageOf(), getItem: () => text })
        expect(() => orders.find()).not.toThrow()
        expect(() => orders.keep(unresolved)).not.toThrow()
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
  ] as const)('keeps the order as long as the element lives if the webview %s', (_, storage) => {
    let token = 'one'
    const orders = open(() => token, storage)
    expect(orders.find()).toBeUndefined()
    orders.keep(unresolved)
    expect(orders.find()).toEqual(unresolved)
    token = 'two'
    expect(orders.find()).toBeUndefined()
    token = 'one'
    orders.resolve(unresolved)
    expect(orders.find()).toBeUndefined()
  })

  it('does not fall back to an older stored order when the storage is full', () => {
    const storage = storageOf()
    const orders = open(() => 'token', storage)
    orders.keep({ ...unresolved, idempotencyKey: 'old' })
    storage.setItem = refuse('QuotaExceededError')
    orders.keep(unresolved)
    expect(orders.find()).toEqual(unresolved)
  })
})
