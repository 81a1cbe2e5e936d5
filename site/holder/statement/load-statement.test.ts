import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '../../../shared/api/client.ts'
import { failed, ok } from '../../../shared/api/fake-calls.test-helper.ts'
import { loadStatement, type StatementData } from './load-statement.ts'

type Failing = 'getWalletHomePage' | 'getHistory'

const answers = {
  getWalletHomePage: { amount: '500', marginUsd: '0', cryptoAmount: '0', marginCrypto: '0' },
  getHistory: { list: [], next: null },
}

/** A server on which some calls fail. */
const clientWithout = (...failing: Failing[]) =>
  ({
    call: async ({ name }: { name: Failing }) =>
      failing.includes(name) ? failed('network') : ok(answers[name] ?? []),
  }) as unknown as Client

const load = (before?: StatementData, ...failing: Failing[]) =>
  loadStatement(clientWithout(...failing), before)

const early = new Date('2026-03-02T08:15:00Z')
const late = new Date('2026-03-02T08:16:00Z')

beforeEach(() => vi.useFakeTimers({ now: early }))
afterEach(() => vi.useRealTimers())

it('is as of its latest load', async () => {
  const first = await load()
  expect(first).toMatchObject({ at: early, isComplete: true })
  vi.setSystemTime(late)
  expect(await load(first)).toMatchObject({ at: late, isComplete: true })
})

it.each<Failing[]>([['getWalletHomePage'], ['getHistory'], ['getWalletHomePage', 'getHistory']])(
  'keeps its time as long as a part of it is old: %s %s',
  async (...failing) => {
    const first = await load()
    vi.setSystemTime(late)
    const second = await load(first, ...failing)
    expect(second).toMatchObject({
      at: early,
      isComplete: false,
      wallet: { amount: '500' },
      openTransfers: [],
    })
    expect(await load(second)).toMatchObject({ at: late, isComplete: true })
  },
)

it('has the time of what it shows if the rest was never loaded', async () => {
  const first = await load(undefined, 'getHistory')
  vi.setSystemTime(late)
  expect(await load(first, 'getHistory')).toMatchObject({
    at: late,
    isComplete: false,
    openTransfers: undefined,
  })
})
