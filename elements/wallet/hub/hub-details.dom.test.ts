import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWalletStore } from '../model/state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The call that each part of HUB makes. */
const callOf = {
  userInfo: 'userInfo',
  inProgress: 'inProgress',
  latest: 'latest',
  card: 'bankCard',
} as const

/** Loads the details while the calls of HUB are pending; `answer` answers some of them. */
function open() {
  const pending = new Map<string, () => void>()
  const call = (name: string) => () =>
    new Promise((resolve) => pending.set(name, () => resolve({ ok: true, value: null })))
  const api = Object.fromEntries(Object.values(callOf).map((name) => [name, call(name)]))
  const store = createWalletStore({
    loadApi: async () => api as never,
    isUsd: true,
    screen: 'hub',
    isHidden: false,
    keepHidden: vi.fn(),
    report: vi.fn(),
  })
  let isShown = false
  void store.loadDetails().then(() => {
    isShown = true
  })
  return {
    async answer(...parts: readonly (keyof typeof callOf)[]) {
      await vi.advanceTimersByTimeAsync(0)
      for (const part of parts) pending.get(callOf[part])?.()
    },
    async isShownAfter(ms: number) {
      await vi.advanceTimersByTimeAsync(ms)
      return isShown
    },
  }
}

it('The rest of HUB is shown once all of its answers are there, so nothing moves afterwards', async () => {
  const { answer, isShownAfter } = open()
  await answer('userInfo', 'card')
  expect(await isShownAfter(500)).toBe(false)
  await answer('latest')
  expect(await isShownAfter(0)).toBe(false)
  await answer('inProgress')
  expect(await isShownAfter(0)).toBe(true)
})

it('It waits a second for slow answers, and longer only for the region', async () => {
  const slow = open()
  await slow.answer('userInfo')
  expect(await slow.isShownAfter(999)).toBe(false)
  expect(await slow.isShownAfter(1)).toBe(true)
  const withoutRegion = open()
  await withoutRegion.answer('inProgress', 'latest', 'card')
  expect(await withoutRegion.isShownAfter(10_000)).toBe(false)
  await withoutRegion.answer('userInfo')
  expect(await withoutRegion.isShownAfter(0)).toBe(true)
})
