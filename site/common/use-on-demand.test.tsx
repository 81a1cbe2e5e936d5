import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { loadOnce } from '../../shared/api/loading/load-once.ts'
import { createToasts } from '../../shared/ui/create-toasts.ts'
import { render } from '../../shared/ui/render.test-helper.ts'
import { inSite } from '../testing/in-site.tsx'
import { useOnDemand } from './use-on-demand.ts'

/** A part that is wanted, and cannot be loaded at first. */
async function setUp() {
  const request = vi.fn(async () => 'part').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const load = loadOnce(request)
  const toasts = createToasts()
  const show = vi.spyOn(toasts, 'show')
  const Part = () => useOnDemand(load, true, () => undefined)
  const { container } = render(inSite(<Part />, 'en', toasts))
  await act(async () => {})
  expect([container.textContent, show.mock.calls.length]).toEqual(['', 1])
  return { container, request, show }
}

it.each([
  ['the network returns', () => dispatchEvent(new Event('online'))],
  // The router makes an event of it.
  ['the page changes', () => dispatchEvent(new Event('pushState'))],
])('what could not be loaded is loaded once %s', async (_, change) => {
  const { container, request, show } = await setUp()
  await act(async () => void change())
  expect(container.textContent).toBe('part')
  await act(async () => void change())
  expect(request).toHaveBeenCalledTimes(2)
  expect(show).toHaveBeenCalledOnce()
})

it('what still cannot be loaded is not reported again', async () => {
  const { request, show } = await setUp()
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await act(async () => void dispatchEvent(new Event('pushState')))
  expect(request).toHaveBeenCalledTimes(2)
  expect(show).toHaveBeenCalledOnce()
})
