import { expect, test, vi } from 'vitest'
import { stubMessages, stubSession } from '../element/model/stub-parts.test-helper.ts'
import { createToasts } from '../ui/create-toasts.ts'
import { prepareDrafts } from './prepare-drafts.ts'

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
  const drafts = { forget: vi.fn(), moveFrom: vi.fn() }
  return { model, client, drafts, arrive }
}

test('drafts of earlier people are deleted at once; those of the same person are moved', async () => {
  const { model, client, drafts, arrive } = openModel()
  const earlier = { former: ['alice', 'bob'], refreshed: ['old'] }
  const opening = prepareDrafts('tw-transfer', model, [drafts], earlier)
  expect(drafts.forget.mock.calls).toEqual([['alice'], ['bob']])
  expect(drafts.moveFrom).not.toHaveBeenCalled()
  // The token is refreshed once more while files load.
  earlier.refreshed.push('older')
  arrive()
  expect(await opening).toBe(client)
  expect(drafts.moveFrom.mock.calls).toEqual([['old'], ['older']])
  expect(earlier).toEqual({ former: [], refreshed: [] })
})
