import { expect, test, vi } from 'vitest'
import { file, open } from './base-model.test-helper.ts'

test('a toast waits until its layer is loaded, so that its time starts when it can be seen', async () => {
  let come = () => {}
  file.layerLoads = () =>
    new Promise<void>((resolve) => {
      come = resolve
    })
  const { reported, isReported, toast } = await open()
  toast('error', 'Network Error')
  await vi.dynamicImportSettled()
  expect(reported).toEqual([])
  come()
  await isReported('Network Error')
})

test('the next toast loads the layer again if the first load failed', async () => {
  file.layerLoads = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const { root, reported, isReported, toast } = await open()
  toast('error', 'unseen')
  await vi.dynamicImportSettled()
  expect(root.store.getState().NotificationLayer).toBeUndefined()
  file.layerLoads = async () => undefined
  toast('error', 'seen')
  await isReported('seen')
  expect(root.store.getState().NotificationLayer).toBeTypeOf('function')
  expect(reported).not.toContain('unseen')
})
