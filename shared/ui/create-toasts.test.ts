import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToasts } from './create-toasts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const texts = ({ getSnapshot }: ReturnType<typeof createToasts>) =>
  getSnapshot().map(({ text }) => text)

describe.each([
  ['success', 2000],
  ['error', 2000],
  ['warning', 2000],
  ['info', 1000],
] as const)('%s', (tone, ms) => {
  test(`is shown for ${ms} ms`, () => {
    const toasts = createToasts()
    toasts.show(tone, 'Not Found')
    vi.advanceTimersByTime(ms - 1)
    expect(texts(toasts)).toEqual(['Not Found'])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })
})

test('the snapshot changes only with the toasts, and listeners are notified', () => {
  const toasts = createToasts()
  const listener = vi.fn()
  const unsubscribe = toasts.subscribe(listener)
  const before = toasts.getSnapshot()
  expect(toasts.getSnapshot()).toBe(before)
  toasts.show('info', 'Copied')
  expect(listener).toHaveBeenCalledOnce()
  expect(toasts.getSnapshot()).not.toBe(before)
  unsubscribe()
  toasts.clear()
  expect(listener).toHaveBeenCalledOnce()
})

test('the same text does not stack and stays for its full time', () => {
  const toasts = createToasts()
  toasts.show('error', 'Not Found')
  vi.advanceTimersByTime(1500)
  toasts.show('error', 'Not Found')
  vi.advanceTimersByTime(1500)
  expect(texts(toasts)).toEqual(['Not Found'])
})

test('a failure replaces an earlier success and nothing else', () => {
  const toasts = createToasts()
  for (const tone of ['warning', 'success', 'error', 'success'] as const) toasts.show(tone, tone)
  expect(texts(toasts)).toEqual(['warning', 'error', 'success'])
})

test('failures disappear when the person tries again, and other toasts stay', () => {
  const toasts = createToasts()
  for (const tone of ['warning', 'error', 'success', 'info'] as const) toasts.show(tone, tone)
  toasts.endFailures()
  expect(texts(toasts)).toEqual(['warning', 'success', 'info'])
})

test('no toast disappears while held', () => {
  const toasts = createToasts()
  toasts.show('error', 'Not Found')
  toasts.hold(true)
  vi.advanceTimersByTime(60_000)
  expect(texts(toasts)).toEqual(['Not Found'])
  toasts.hold(false)
  vi.advanceTimersByTime(2000)
  expect(texts(toasts)).toEqual([])
})

describe('when the person leaves a screen', () => {
  test('an earlier success disappears, and a failure stays', () => {
    const toasts = createToasts()
    toasts.show('success', 'Email sent successfully.')
    toasts.show('error', 'Not Found')
    vi.advanceTimersByTime(1)
    toasts.leave()
    expect(texts(toasts)).toEqual(['Not Found'])
  })

  test('the success that led to the next screen stays', () => {
    const toasts = createToasts()
    toasts.show('success', 'Success')
    toasts.leave()
    expect(texts(toasts)).toEqual(['Success'])
    vi.advanceTimersByTime(2000)
    expect(texts(toasts)).toEqual([])
  })
})

test('cleared toasts leave no timer behind', () => {
  const toasts = createToasts()
  toasts.show('error', 'Not Found')
  toasts.clear()
  expect(vi.getTimerCount()).toBe(0)
})

test('a long text stays long enough to be reached', () => {
  const toasts = createToasts()
  toasts.show('error', 'word '.repeat(40))
  vi.advanceTimersByTime(9_999)
  expect(texts(toasts)).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(texts(toasts)).toEqual([])
})
