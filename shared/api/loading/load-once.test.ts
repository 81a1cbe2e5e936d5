import { expect, it, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

it('loads once, however often and fast it is called', async () => {
  const load = vi.fn(async () => ({}))
  const get = loadOnce(load)
  expect(get.loaded()).toBeUndefined()
  const [first, second] = await Promise.all([get(), get()])
  expect(second).toBe(first)
  expect(await get()).toBe(first)
  expect(get.loaded()).toBe(first)
  expect(load).toHaveBeenCalledOnce()
})

it('loads again after a failure', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new TypeError('offline'))
  const get = loadOnce(load)
  await expect(get()).rejects.toThrow('offline')
  expect(get.loaded()).toBeUndefined()
  expect(await get()).toBe('here')
})
