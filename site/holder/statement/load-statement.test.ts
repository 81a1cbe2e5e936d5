import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../../shared/api/client.ts'
import { failed, ok } from '../../../shared/api/fake-calls.test-helper.ts'
import { decimalText } from '../../../shared/money/decimal-text.ts'
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
  loadStatement(clientWithout(...failing), [], before)

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

describe('the methods', () => {
  const networks = {
    1: [{ channelName: 'in' }],
    0: ['first', 'deposits only', 'third'].map((channelName) => ({ channelName })),
  }

  /** A server with a holder of this region, and the calls that it gets. */
  function serverOf(region: string | undefined, missing = '') {
    const asked: string[] = []
    const call = async (
      { name }: { name: string },
      _: unknown,
      options?: { path?: { direction: '0' | '1' } },
    ) => {
      const { direction } = options?.path ?? {}
      const of = name + (direction ?? '')
      asked.push(of)
      if (of === missing || (name === 'getUserInfo' && region === undefined)) {
        return failed('network')
      }
      if (name === 'getUserInfo') return ok({ region })
      return ok(direction ? networks[direction] : [])
    }
    return { client: { call } as unknown as Client, asked }
  }

  const withdrawalsIn = async (region: string | undefined, missing?: string) => {
    const { methods } = await loadStatement(serverOf(region, missing).client, ['USDT'])
    expect(methods.USDT?.deposits).toEqual(networks[1])
    return methods.USDT?.withdrawals.map(({ channelName }) => channelName)
  }

  it('of USDT withdrawals are the networks that the form offers', async () => {
    expect(await withdrawalsIn('US')).toEqual(['first', 'third'])
  })

  it.each([['TW'], [''], [undefined]])(
    'of USDT withdrawals are none in the region %s: by wire only, or unknown',
    async (region) => {
      expect(await withdrawalsIn(region)).toEqual([])
    },
  )

  it('of USDT withdrawals are none if the networks could not be loaded', async () => {
    expect(await withdrawalsIn('US', 'getChannel0')).toEqual([])
  })

  it('are loaded once, and only those of the currencies that are shown', async () => {
    const { client, asked } = serverOf('US')
    const first = await loadStatement(client, ['USD'])
    expect(asked.filter((name) => name.startsWith('getU') || name.startsWith('getC'))).toEqual([
      'getUsdChannel',
    ])
    const second = await loadStatement(client, ['USDT'], first)
    expect(second.methods.USD).toBe(first.methods.USD)
    expect(second.methods.USDT?.withdrawals).toHaveLength(2)
    asked.length = 0
    await loadStatement(client, ['USD', 'USDT'], second)
    expect(asked.toSorted()).toEqual(['getHistory', 'getWalletHomePage'])
  })
  it('are loaded again if they say what is left today', async () => {
    const { client, asked } = serverOf('US')
    const before = await loadStatement(client, ['USD', 'USDT'])
    const { USD, USDT } = before.methods
    const wires = { leftToday: decimalText('38000') }
    const methods = { ...(USD && { USD: { ...USD, wires } }), ...(USDT && { USDT }) }
    asked.length = 0
    await loadStatement(client, ['USD', 'USDT'], { ...before, methods })
    expect(asked).toContain('getBankCard')
    expect(asked).not.toContain('getChannel0')
  })
})
