import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { failed } from '../../../shared/api/errors.ts'
import { historyRecord } from '../../../shared/api/wire/history.ts'
import type { WalletApi } from '../api.ts'
import { createWalletStore, type StoreOptions, stepOf } from './state.ts'

const record = v.parse(historyRecord, {
  orderNumber: 'W-1',
  status: 'Auditing',
  type: 'WITHDRAW',
  direction: 'OUT',
  currency: 'USD',
  amount: '5',
  date: '2026-03-02T08:15:00Z',
})

/** A store whose server answers nothing, and the calls that it makes. */
function open(options: Partial<StoreOptions> = {}) {
  const asked: string[] = []
  const steps: string[] = []
  const api = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'then'
          ? undefined
          : async () => {
              asked.push(String(name))
              return failed({ kind: 'network' })
            },
    },
  )
  const keepHidden = vi.fn()
  const store = createWalletStore({
    loadApi: async () => api as WalletApi,
    isUsd: true,
    screen: 'hub',
    isHidden: false,
    keepHidden,
    report: () => undefined,
    ...options,
  })
  store.subscribe((state, before) => {
    if (stepOf(state) !== stepOf(before)) steps.push(stepOf(state))
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { store, asked, steps, keepHidden, settle, step: () => stepOf(store.getState()) }
}

describe('the steps of a wallet', () => {
  it.each([
    ['history', 'HISTORY'],
    ['bind-card', 'BIND_CARD'],
    ['convert', 'CONVERT'],
  ] as const)('begin at %s if the page says so, and Back leads to HUB', (screen, step) => {
    const wallet = open({ screen })
    expect(wallet.step()).toBe(step)
    wallet.store.back()
    expect(wallet.step()).toBe('HUB')
    wallet.store.back()
    expect(wallet.step()).toBe('HUB')
    expect(wallet.steps).toEqual(['HUB'])
  })

  it('open each step once, however often it is pressed', () => {
    const { store, steps } = open()
    store.go('HISTORY')
    store.go('HISTORY')
    store.openRecord(record)
    store.openRecord(record)
    store.back()
    store.back()
    expect(steps).toEqual(['HISTORY', 'RECORD', 'HISTORY', 'HUB'])
  })

  it('follow the screen that the page sets later', () => {
    const { store, step } = open()
    store.go('TRANSFER')
    store.go('CONVERT')
    store.openScreen('history')
    expect(step()).toBe('HISTORY')
    store.back()
    expect(step()).toBe('HUB')
  })
})

it('the hub loads only its balances until its other parts have been loaded once', async () => {
  const { store, asked, settle } = open()
  store.start()
  await settle()
  expect(asked).toEqual(['wallet'])
  await store.load('latest')
  asked.length = 0
  store.go('HISTORY')
  store.back()
  await settle()
  expect(asked.sort()).toEqual(['latest', 'wallet'])
})

it('a record is shown as the list knows it, even if it cannot be loaded again', async () => {
  const { store, asked, settle } = open()
  store.openRecord(record)
  expect(store.getState().record.value).toBe(record)
  await settle()
  expect(asked).toEqual(['record'])
  expect(store.getState().record).toMatchObject({ status: 'failed', value: record })
  store.back()
  expect(store.getState()).toMatchObject({ orderNumber: '', record: { value: undefined } })
})

it('hidden balances are remembered', () => {
  const { store, keepHidden } = open()
  store.setHidden(true)
  expect(store.getState().isHidden).toBe(true)
  expect(keepHidden).toHaveBeenCalledWith(true)
})
