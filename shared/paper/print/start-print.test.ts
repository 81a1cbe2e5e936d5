import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPrint } from './start-print.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function printed(begin: (page: EventTarget) => void): Promise<boolean> {
  const page = new EventTarget() as EventTarget & Window
  page.print = () => begin(page)
  const isPrinted = startPrint(page)
  await vi.runAllTimersAsync()
  return isPrinted
}
const begin = (page: EventTarget) => page.dispatchEvent(new Event('beforeprint'))

it.each([
  ['at once', begin],
  ['a little later', (page: EventTarget) => void setTimeout(() => begin(page), 300)],
])('knows that a browser begins to print: %s', async (_, how) => {
  expect(await printed(how)).toBe(true)
})

it('knows that a browser ignores the request, as in a sandboxed frame', async () => {
  expect(await printed(() => {})).toBe(false)
})

it('fails in a browser that cannot print', async () => {
  const page = new EventTarget() as EventTarget & Window
  await expect(startPrint(page)).rejects.toThrow(TypeError)
})
