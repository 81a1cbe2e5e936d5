import { expect, test, vi } from 'vitest'
import { stubMessages, stubSession } from '../../element/model/stub-parts.test-helper.ts'
import { createToasts } from '../../ui/create-toasts.ts'
import { prepareStored } from './prepare-stored.ts'

/** A model whose files are loaded when the test says so. */
function openModel() {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const call = () => new Promise<never>(() => {})
  const client = { call, callToEnd: call, checkKey: async () => undefined }
  const notifications = { toasts: createToasts(), textOf: () => '' }
  const model = {
    session: stubSession({ client: () => arrival.then(() => client) }),
    messages: stubMessages({ notifications: () => arrival.then(() => notifications) }),
  }
  const store = { forget: vi.fn(), moveFrom: vi.fn() }
  return { model, client, store, arrive }
}

test('what is stored of earlier people is deleted at once; that of the same person is moved', async () => {
  const { model, client, store, arrive } = openModel()
  const earlier = { former: ['alice', 'bob'], refreshed: ['old'] }
  const opening = prepareStored('tw-transfer', model, [store], earlier)
  expect(store.forget.mock.calls).toEqual([['alice'], ['bob']])
  expect(store.moveFrom).not.toHaveBeenCalled()
  // The token is refreshed once more while files load.
  earlier.refreshed.push('older')
  arrive()
  expect(await opening).toBe(client)
  expect(store.moveFrom.mock.calls).toEqual([['old'], ['older']])
  expect(earlier).toEqual({ former: [], refreshed: [] })
})
