import { expect, it, vi } from 'vitest'
import { loadOnce } from '../../api/loading/load-once.ts'
import { render } from '../../ui/render.test-helper.ts'
import { stubRoot, stubTexts } from '../model/stub-parts.test-helper.ts'
import { Loaded } from './Loaded.tsx'

const text = 'the part'

/** A part, and what the element reported. */
function openPart(load: () => Promise<string>) {
  const partFailed = vi.fn()
  const words = () => ({ failed: 'failed', retry: 'retry', reopen: 'reopen' })
  const model = { texts: stubTexts({ words }), root: stubRoot({ partFailed }) }
  const part = loadOnce(load)
  const show = () =>
    render(
      <Loaded model={model} load={part} waiting={<p>waiting</p>}>
        {(value) => <p>{value}</p>}
      </Loaded>,
    ).container
  return { part, show, partFailed }
}

it('A part that was loaded ahead is loaded once, and shown at once', async () => {
  const load = vi.fn(async () => text)
  const { part, show } = openPart(load)
  await part()
  expect(show().textContent).toBe(text)
  expect(load).toHaveBeenCalledOnce()
})

it('A part that could not be loaded ahead is loaded again when it is shown', async () => {
  const load = vi.fn(async () => text)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const { part, show, partFailed } = openPart(load)
  await part().catch(() => undefined)
  const container = show()
  expect(container.textContent).toBe('waiting')
  await vi.waitFor(() => expect(container.textContent).toBe(text))
  expect(load).toHaveBeenCalledTimes(2)
  expect(partFailed).not.toHaveBeenCalled()
})

it('A part that fails again, as in a browser that remembers the failure, says how to go on', async () => {
  const { show } = openPart(() => Promise.reject(new TypeError('Failed to fetch')))
  const container = show()
  await vi.waitFor(() => expect(container.textContent).toBe('failedretry'))
  container.querySelector('button')?.click()
  await vi.waitFor(() => expect(container.textContent).toBe('failedreopenretry'))
})
