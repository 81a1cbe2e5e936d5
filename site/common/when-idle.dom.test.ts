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
  'the task waits for %s of the element',
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

it('an element without events delays the task for five seconds only', async () => {
  insertSlot(true)
  void whenIdle(run)
  await vi.advanceTimersByTimeAsync(5020)
  expect(run).toHaveBeenCalledOnce()
})

it('without an opening element the task waits for a paint only', async () => {
  void whenIdle(run)
  await vi.advanceTimersByTimeAsync(0)
  expect(run).not.toHaveBeenCalled()
  await settle()
  insertSlot(false)
  void whenIdle(run)
  await settle()
  expect(run).toHaveBeenCalledTimes(2)
})
