import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startLifetime } from './element-lifetime.ts'
import { readProperties } from './entry/attributes.ts'
import { commonProperties, declareElement } from './entry/declaration.ts'
import type { FirstPaint } from './entry/first-paint.ts'
import { stubContext } from './entry/stub-context.test-helper.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const declaration = declareElement({ tag: 'tw-wallet', properties: commonProperties })

/** An element whose first view is drawn. */
async function open() {
  const pause = vi.fn()
  const deliver = vi.fn(() => true)
  const firstPaint = {
    ...stubContext(),
    remove: () => {},
    end: () => {},
    deliver,
  } as unknown as FirstPaint<typeof declaration>
  const model = { pause, whenRenderable: async () => {}, update: () => {}, back: () => false }
  const lifetime = startLifetime(
    declaration,
    {
      openModel(context) {
        context.onFirstCommit()
        return model as never
      },
    } as Parameters<typeof startLifetime<typeof declaration, never>>[1],
    firstPaint,
    readProperties(document.createElement('i'), declaration),
    false,
  )
  await lifetime.whenRenderable
  await vi.waitFor(() => expect(deliver).toHaveBeenCalled())
  return { pause, lifetime }
}

function hideFor(ms: number) {
  const state = vi.spyOn(document, 'visibilityState', 'get')
  const become = (next: DocumentVisibilityState) => {
    state.mockReturnValue(next)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  become('hidden')
  vi.setSystemTime(Date.now() + ms)
  become('visible')
}

it('is back once its page was in the background for a minute, as after a removal', async () => {
  const { pause, lifetime } = await open()
  hideFor(59_000)
  expect(pause).not.toHaveBeenCalled()
  hideFor(60_000)
  expect(pause.mock.calls).toEqual([[false]])
  // The clock of the device was set back meanwhile.
  hideFor(-3_600_000)
  expect(pause).toHaveBeenCalledTimes(2)
  lifetime.end()
  hideFor(3_600_000)
  expect(pause).toHaveBeenCalledTimes(2)
})

it('is back only once if it was removed and inserted before', async () => {
  const { pause, lifetime } = await open()
  lifetime.pause(true)
  hideFor(3_600_000)
  expect(pause.mock.calls).toEqual([[true]])
  lifetime.pause(false)
  hideFor(3_600_000)
  expect(pause.mock.calls).toEqual([[true], [false], [false]])
  lifetime.end()
})
