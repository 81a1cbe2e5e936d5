import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idle } from '../../../shared/api/loading/loadable.ts'
import type { WalletModel } from '../model/model.ts'
import { hubDetails } from '../model/state.ts'
import { openHubDetails } from './open-hub-details.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens the details while the calls of HUB are pending; `answer` answers some of them. */
function open() {
  const pending = new Map<string, () => void>()
  const store = {
    getState: () => Object.fromEntries(hubDetails.map((part) => [part, idle])),
    load: (part: string) => new Promise<void>((resolve) => pending.set(part, resolve)),
  }
  const none = async () => undefined
  const model = { store, notifications: none, loadCatalogues: none, addStyles: vi.fn() }
  let isShown = false
  const opening = openHubDetails(model as unknown as WalletModel).then(() => {
    isShown = true
  })
  return {
    opening,
    answer: (...parts: readonly string[]) => {
      for (const part of parts) pending.get(part)?.()
    },
    async isShownAfter(ms: number) {
      await vi.advanceTimersByTimeAsync(ms)
      return isShown
    },
  }
}

it('The rest of HUB is shown once all of its answers are there, so nothing moves afterwards', async () => {
  const { answer, isShownAfter } = open()
  answer('userInfo', 'card', 'offers', 'depositChannels')
  expect(await isShownAfter(500)).toBe(false)
  answer('latest')
  expect(await isShownAfter(0)).toBe(false)
  answer('inProgress')
  expect(await isShownAfter(0)).toBe(true)
})

it('It waits a second for slow answers, and longer only for the region', async () => {
  const slow = open()
  slow.answer('userInfo')
  expect(await slow.isShownAfter(999)).toBe(false)
  expect(await slow.isShownAfter(1)).toBe(true)
  const withoutRegion = open()
  withoutRegion.answer('inProgress', 'latest', 'card', 'offers', 'depositChannels')
  expect(await withoutRegion.isShownAfter(10_000)).toBe(false)
  withoutRegion.answer('userInfo')
  expect(await withoutRegion.isShownAfter(0)).toBe(true)
})
