import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

const clipboard = (writeText: unknown) =>
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('copyText resolves to true when the clipboard confirms the copy', async () => {
  const writeText = vi.fn(async () => {})
  clipboard(writeText)
  expect(await copyText('TQn9')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('TQn9')
})

test.each([
  ['refuses', async () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  [
    'throws',
    () => {
      throw new TypeError('no')
    },
  ],
  ['is missing', undefined],
])('copyText resolves to false when the clipboard %s', async (_, writeText) => {
  clipboard(writeText)
  expect(await copyText('TQn9')).toBe(false)
})

test('copyText resolves to false when the clipboard does not answer within a second', async () => {
  vi.useFakeTimers()
  clipboard(() => new Promise(() => {}))
  const settled = vi.fn()
  copyText('TQn9').then(settled)
  await vi.advanceTimersByTimeAsync(999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(false)
})
