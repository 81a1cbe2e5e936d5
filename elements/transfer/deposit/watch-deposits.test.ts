import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchDeposits } from './watch-deposits.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A page whose visibility a test changes, and what was asked. */
function watch(answers: readonly boolean[] = []) {
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as 'visible' | 'hidden',
  })
  const window = new EventTarget()
  const load = vi.fn(async () => answers[load.mock.calls.length - 1] ?? false)
  const end = watchDeposits({
    load,
    clock: globalThis,
    page: page as unknown as Document,
    window: window as unknown as Window,
  })
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
    return vi.advanceTimersByTimeAsync(0)
  }
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  return { load, end, show, pass, goOnline: () => window.dispatchEvent(new Event('online')) }
}

it('asks at once, then ever more slowly, and quickly again after news', async () => {
  const { load, pass } = watch([true, false, false, true])
  await pass(2 + 4 + 8)
  expect(load).toHaveBeenCalledTimes(4)
  // The fourth answer had news.
  await pass(2)
  expect(load).toHaveBeenCalledTimes(5)
  await pass(3)
  expect(load).toHaveBeenCalledTimes(5)
})

it('asks nothing while the page is hidden, and at once when it is visible again', async () => {
  const { load, show, pass } = watch()
  await pass(0)
  await show('hidden')
  await pass(3600)
  expect(load).toHaveBeenCalledTimes(1)
  await show('visible')
  expect(load).toHaveBeenCalledTimes(2)
})

it('asks at once when the device is online again, and never twice at a time', async () => {
  const { load, pass, goOnline } = watch()
  await pass(300)
  const before = load.mock.calls.length
  goOnline()
  goOnline()
  await pass(0)
  expect(load).toHaveBeenCalledTimes(before + 1)
})

it('asks nothing once it has ended', async () => {
  const { load, end, pass, goOnline } = watch()
  end()
  goOnline()
  await pass(3600)
  expect(load).toHaveBeenCalledTimes(1)
})
