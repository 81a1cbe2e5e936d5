import { expect, it, vi } from 'vitest'
import { render } from '../../ui/render.test-helper.ts'
import { preloadablePart } from './preloadable-part.ts'

const view = { default: () => <p>the part</p> }

/** A part, and what the element reported. */
function openPart(load: () => Promise<typeof view>) {
  const partFailed = vi.fn()
  const model = { words: () => ({ failed: 'failed', retry: 'retry' }), partFailed }
  return { Part: preloadablePart(model, load, <p>waiting</p>), partFailed }
}

it('A part that was loaded ahead is loaded once', async () => {
  const load = vi.fn(async () => view)
  const { Part } = openPart(load)
  Part.preload()
  Part.preload()
  const { container } = render(<Part />)
  await vi.waitFor(() => expect(container.textContent).toBe('the part'))
  expect(load).toHaveBeenCalledOnce()
})

it('A part that could not be loaded ahead is loaded again when it is shown', async () => {
  const load = vi.fn(async () => view)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const { Part, partFailed } = openPart(load)
  Part.preload()
  await new Promise((resolve) => setTimeout(resolve))
  const { container } = render(<Part />)
  await vi.waitFor(() => expect(container.textContent).toBe('the part'))
  expect(load).toHaveBeenCalledTimes(2)
  expect(partFailed).not.toHaveBeenCalled()
})
