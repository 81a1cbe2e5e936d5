import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LastingStorage } from '../../api/storage/owner.ts'
import { openOrderDays } from '../../limits.ts'
import { createKeptOrders } from './kept-orders.ts'
import { lastingOf } from './submission.test-helper.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const server = 'https://pay.example'
const alice = 'W1000000001'
const bob = 'W1000000002'
const order = {
  kind: 'withdrawal',
  amount: '321',
  currency: 'USDT',
  idempotencyKey: 'key-1',
  isKeyed: true,
} as const

const open = (storage: LastingStorage | undefined, token = 'one') => {
  const own = { token }
  const format = { prefix: 'tw-test:', kinds: ['withdrawal', 'proof'] as const }
  return { ...createKeptOrders(format, () => own.token, storage), own }
}
/** A device on which a person has an order without an answer. */
const deviceOf = (person?: string, token = 'one') => {
  const content = new Map<string, string>()
  const orders = open(lastingOf(content), token)
  if (person) orders.identify(server, person)
  orders.keep(order)
  return { content, orders }
}

describe('an order without an answer', () => {
  it('is found by its person with any token, and by nobody else', () => {
    const { content } = deviceOf(alice)
    const later = open(lastingOf(content), 'two')
    expect(later.all()).toEqual([])
    later.identify(server, alice)
    expect(later.all()).toEqual([order])
    const other = open(lastingOf(content), 'one')
    other.identify(server, bob)
    expect(other.all()).toEqual([])
  })

  it('belongs to a person of one server: another one may use the same numbers', () => {
    const { content } = deviceOf(alice)
    const elsewhere = open(lastingOf(content))
    elsewhere.identify('https://other.example', alice)
    expect(elsewhere.all()).toEqual([])
  })

  it('is found with its token if the server knows no person', () => {
    const { content } = deviceOf()
    expect(open(lastingOf(content)).all()).toEqual([order])
    expect(open(lastingOf(content), 'two').all()).toEqual([])
  })

  it('becomes that of its person once the server has named them', () => {
    const { content, orders } = deviceOf()
    orders.identify(server, alice)
    const later = open(lastingOf(content), 'two')
    later.identify(server, alice)
    expect(later.all()).toEqual([order])
    expect(content.size).toBe(1)
  })

  it('follows a token that is refreshed', () => {
    const { content, orders } = deviceOf()
    orders.own.token = 'two'
    orders.moveFrom('one')
    expect(orders.all()).toEqual([order])
    expect(open(lastingOf(content)).all()).toEqual([])
  })

  it('does not replace another one of the same person, as of a second tab', () => {
    const { content, orders } = deviceOf(alice)
    vi.setSystemTime(Date.now() + 1)
    const tab = open(lastingOf(content))
    tab.identify(server, alice)
    tab.keep({ ...order, idempotencyKey: 'key-2' })
    expect(orders.all().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2'])
    tab.resolve('key-1')
    expect(orders.all().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-2'])
  })

  it('says nothing of its person: no token, no wallet number, no balance', () => {
    const secrets = fc.string({ minLength: 6 })
    fc.assert(
      fc.property(secrets, secrets, (token, person) => {
        const { content, orders } = deviceOf(person, token)
        orders.keep({ ...order, availableBefore: '98765.4321' })
        const stored = JSON.stringify([...content])
        for (const secret of [token, person]) {
          expect(stored).not.toContain(JSON.stringify(secret).slice(1, -1))
        }
        expect(stored).not.toContain('98765')
      }),
    )
  })

  it('is forgotten after its time, also by another person, and not because a clock is set back', () => {
    const { content, orders } = deviceOf(alice)
    const begun = Date.now()
    const afterDays = (days: number) => vi.setSystemTime(begun + days * 24 * 60 * 60 * 1000)
    afterDays(-400)
    expect(orders.all()).toEqual([order])
    afterDays(openOrderDays)
    expect(orders.all()).toEqual([order])
    afterDays(openOrderDays + 0.01)
    expect(open(lastingOf(content), 'of bob').all()).toEqual([])
    expect(content.size).toBe(0)
  })
})

describe('whether an order may be missing', () => {
  it('is so on a device that keeps one of a person of the server, until this one is known', () => {
    const { content } = deviceOf(alice)
    const later = open(lastingOf(content), 'two')
    expect(later.mayBeMissing(server)).toBe(true)
    expect(later.mayBeMissing('https://other.example')).toBe(false)
    later.identify(server, bob)
    expect(later.mayBeMissing(server)).toBe(false)
    expect(open(lastingOf(deviceOf().content), 'two').mayBeMissing(server)).toBe(false)
  })
})

describe('a storage that cannot be used', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  it.each([
    ['there is none', undefined],
    [
      'it is forbidden',
      { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 },
    ],
    ['it is full', { ...lastingOf(new Map()), setItem: refuse }],
  ] as const)('harms nothing if %s', (_, storage) => {
    const orders = open(storage as LastingStorage | undefined)
    orders.keep(order)
    orders.identify(server, alice)
    orders.moveFrom('zero')
    orders.resolve('key-1')
    expect(orders.all()).toEqual([])
    expect(orders.mayBeMissing(server)).toBe(false)
  })

  it('keeps an order where it is if there is no room to move it', () => {
    const { content } = deviceOf()
    const orders = open({ ...lastingOf(content), setItem: refuse })
    orders.identify(server, alice)
    expect(orders.all()).toEqual([order])
  })

  it('ignores whatever else is in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (text, key) => {
        const content = new Map([
          [`tw-test:${key}`, text],
          [`tw-test:x:${key}`, text],
        ])
        expect(open(lastingOf(content)).all()).toEqual([])
      }),
    )
  })
})
