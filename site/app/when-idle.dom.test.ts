import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

const run = vi.fn()
/** A frame is painted within 16 ms. */
const settle = () => vi.advanceTimersByTimeAsync(20)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  run.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const insertSlot = (opens: boolean) => {
  const slot = document.createElement('div')
  slot.className = 'element-slot'
  slot.dataset.opens = String(opens)
  document.body.append(slot)
  return slot
}

it.each(['tw-ready', 'tw-error', 'tw-navigate'])(
  'what a page loads later waits for %s of its element',
  async (type) => {
    const slot = insertSlot(true)
    void whenIdle(run)
    await settle()
    expect(run).not.toHaveBeenCalled()
    slot.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }))
    await settle()
    expect(run).toHaveBeenCalledOnce()
  },
)

it('an element that reports nothing does not keep it away', async () => {
  insertSlot(true)
  void whenIdle(run)
  await vi.advanceTimersByTimeAsync(5020)
  expect(run).toHaveBeenCalledOnce()
})

it('a page whose element is open, or that has none, is painted first', async () => {
  void whenIdle(run)
  await vi.advanceTimersByTimeAsync(0)
  expect(run).not.toHaveBeenCalled()
  await settle()
  insertSlot(false)
  void whenIdle(run)
  await settle()
  expect(run).toHaveBeenCalledTimes(2)
})
